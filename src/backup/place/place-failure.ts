/** Why a place could not be listed, in its own words, one entry a level. Comes with the face that says it. Source: spec 000 §8. */
import type { MessageValues } from '../../host/messages.ts';
import type { ActionMessageKey } from '../action-messages.ts';
import type { LevelContext } from '../browser-model/level-fetch.ts';
import type { LevelName } from '../browser-model/levels.ts';
import { stepOf } from '../place.ts';

export interface FailureMessage {
  key: Extract<ActionMessageKey, `failure.${string}`>;
  values?: MessageValues;
}

/** The list of plans has its words in the browser's first catalogue: they are said though nothing else can be fetched. */
export type LevelWithFailure = Exclude<LevelName, 'plans'>;

export function failureMessage(level: LevelWithFailure, context: Pick<LevelContext, 'place' | 'plan'>): FailureMessage {
  return failures[level](context);
}

const failures: Record<LevelWithFailure, (context: Pick<LevelContext, 'place' | 'plan'>) => FailureMessage> = {
  volumes: ({ plan }) => ({ key: 'failure.volumes', values: { name: plan?.name ?? '' } }),
  planFolders: ({ plan }) => ({ key: 'failure.folders', values: { name: plan?.name ?? '' } }),
  folder: ({ place }) => ({ key: 'failure.folder', values: { name: stepOf(place, 'folder').name } }),
  search: () => ({ key: 'failure.content' }),
  volumeRevisions: ({ place }) => ({ key: 'failure.revisions', values: { volume: stepOf(place, 'volume').name } }),
  fileRevisions: ({ place }) => ({ key: 'failure.revisions', values: { volume: stepOf(place, 'file').name } }),
  mounted({ place }) {
    const last = place.at(-1);
    return last?.kind === 'directory'
      ? { key: 'failure.folder', values: { name: last.name } }
      : { key: 'failure.revision', values: { name: stepOf(place, 'revision').name } };
  },
};
