/** The slices of this page: whoever asks for one of the same user gets the same. */

import { reportTo } from '../../host/configuration/configuration.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { type DraftOwner, draftOwner } from '../../host/drafts/draft-owner.ts';
import type { AnySlice } from '../slice.ts';
import { pageStates } from './page-states.ts';
import { createSliceModel, type SliceModel } from './slice-model.ts';
import { createSliceNews } from './slice-news.ts';
import { localTexts, sessionTexts } from './text-storage.ts';

const news = createSliceNews();

/** By slice, then by owner. */
const models = new WeakMap<AnySlice, Map<string, unknown>>();

/** Where the host told no user, a slice is this tab's only, for whoever sits before it. */
export function pageSlice<Some extends AnySlice>(slice: Some, configuration: Configuration): SliceModel<Some> {
  const owner = draftOwner(configuration);
  const ofSlice = models.get(slice) ?? new Map<string, unknown>();
  models.set(slice, ofSlice);
  const known = ofSlice.get(owner.key) as SliceModel<Some> | undefined;
  if (known !== undefined) return known;
  const model = createSliceModel(slice, homeOf(owner, configuration));
  ofSlice.set(owner.key, model);
  return model;
}

const homeOf = ({ key: owner, isTab }: DraftOwner, configuration: Configuration) => ({
  owner,
  page: pageStates,
  storage: isTab ? sessionTexts : localTexts,
  news,
  report: (error: unknown) => reportTo(configuration, error, {}),
});
