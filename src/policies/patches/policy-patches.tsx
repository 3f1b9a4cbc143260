/** The patch overrides of a policy, by what became of their patches. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { viewsSlice } from '../../console/page/views-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { PartList } from '../part/part-list.tsx';
import type { PolicyPatches as Stored } from './contract.ts';
import { patchOverrideKind } from './override-kind.ts';
import type { PatchDialogProps } from './patch-dialog.tsx';
import type { PatchSession } from './patch-session.ts';
import { PatchTable } from './patch-table.tsx';
import { firstPatchType, patchTypeOf, patchTypes } from './patch-values.ts';
import { usePatchWords } from './patch-words.ts';
import { patchesMessages } from './patches-messages.ts';

const PatchDialog = late<PatchDialogProps>(async () => (await import('./patch-dialog.tsx')).PatchDialog);

export function PolicyPatches({ session, stored }: { session: PatchSession; stored: Stored }) {
  useSignals();
  const t = useMessages(patchesMessages);
  const { configuration } = useHost();
  const words = usePatchWords();
  // Which patches are looked at is the page’s: what else on it lists patches shows the same.
  const views = useMemo(() => pageSlice(viewsSlice, configuration.peek()), [configuration]);
  const selected = views.state.value.selectedPatchType;
  const type = patchTypes.find((one) => one === selected) ?? firstPatchType;
  const overrides = session.items.value;
  const shown = useMemo(() => overrides.filter((one) => patchTypeOf(one) === type), [overrides, type]);
  const isSaving = session.isSaving.value;
  return (
    <PartList
      kind={patchOverrideKind}
      session={session}
      path={stored.path}
      words={words}
      table={(actions) => (
        <>
          <div className="policy-filter">
            <NativeSelect
              label={t('type')}
              value={type}
              options={patchTypes.map((one) => ({ value: one, label: t(`types.${one}`) }))}
              onChange={(next) => views.change('selectPatchType', next)}
            />
          </div>
          <PatchTable {...actions} overrides={shown} path={stored.path} isSaving={isSaving} />
        </>
      )}
      form={(props) => <PatchDialog {...props} type={type} />}
    />
  );
}
