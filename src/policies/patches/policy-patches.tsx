/** The patch overrides of a policy, and what is done with them. Source: spec 002 §2.9, §3.5 and §4. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { viewsSlice } from '../../console/page/views-slice.ts';
import { reverted } from '../../console/policies/inheritance.ts';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { PolicyPatches as Stored } from '../contract.ts';
import { EditedListFrame } from '../editing/edited-list.tsx';
import { policiesMessages } from '../editing/policies-messages.ts';
import { PolicyPath } from '../editing/policy-path.tsx';
import type { RevertDialogProps } from '../editing/revert-dialog.tsx';
import { useRefresh } from '../editing/use-refresh.ts';
import type { PatchDialogProps } from './patch-dialog.tsx';
import type { PatchSession } from './patch-session.ts';
import { PatchTable } from './patch-table.tsx';
import { firstPatchType, type PatchValues, patchTypeOf, patchTypes, settingsOfPatch } from './patch-values.ts';
import { usePatchWords } from './patch-words.ts';
import { patchesMessages } from './patches-messages.ts';

const PatchDialog = late<PatchDialogProps>(async () => (await import('./patch-dialog.tsx')).PatchDialog);
const RevertDialog = late<RevertDialogProps<PatchOverride>>(
  async () => (await import('../editing/revert-dialog.tsx')).RevertDialog<PatchOverride>,
);

type Opened =
  | { readonly what: 'form'; readonly override: PatchOverride | undefined }
  | { readonly what: 'revert'; readonly override: PatchOverride };

export function PolicyPatches({ session, stored }: { session: PatchSession; stored: Stored }) {
  useSignals();
  const t = useMessages(patchesMessages);
  const tPolicies = useMessages(policiesMessages);
  const { configuration } = useHost();
  const words = usePatchWords();
  const { show } = useNotices();
  const [opened, setOpened] = useState<Opened>();
  // Which patches are looked at is the page’s: what else on it lists patches shows the same.
  const views = useMemo(() => pageSlice(viewsSlice, configuration.peek()), [configuration]);
  const selected = views.state.value.selectedPatchType;
  const type = patchTypes.find((one) => one === selected) ?? firstPatchType;
  const overrides = session.items.value;
  const shown = useMemo(() => overrides.filter((one) => patchTypeOf(one) === type), [overrides, type]);
  const [policy, parent] = stored.path;
  const close = () => setOpened(undefined);
  const refresh = useRefresh(session);

  function done(override: PatchOverride | undefined, values: PatchValues): void {
    if (override !== undefined) session.change(['edit', override.id, settingsOfPatch(values, override.settings)]);
    // Under what is looked at: it would be out of sight otherwise.
    else session.change(['add', values.id.trim(), settingsOfPatch(values, { status: type })]);
    close();
  }

  return (
    <EditedListFrame
      list={session}
      words={words}
      title={policy?.name ?? ''}
      saveFailed={tPolicies('saveFailed')}
      table={
        <>
          <div className="policy-filter">
            <NativeSelect
              label={t('type')}
              value={type}
              options={patchTypes.map((one) => ({ value: one, label: t(`types.${one}`) }))}
              onChange={(next) => views.change('selectPatchType', next)}
            />
          </div>
          <PatchTable
            overrides={shown}
            path={stored.path}
            isSaving={session.isSaving.value}
            onAdd={() => setOpened({ what: 'form', override: undefined })}
            onEdit={(override) => setOpened({ what: 'form', override })}
            onRevert={(override) => setOpened({ what: 'revert', override })}
            onRemove={({ id }) => {
              session.change(['remove', id]);
              show(tPolicies('removed', { name: id }));
            }}
            onRefresh={refresh}
          />
        </>
      }
    >
      {parent && <PolicyPath path={stored.path} />}
      {opened?.what === 'form' && (
        <PatchDialog
          override={opened.override}
          takenIds={overrides.filter((one) => one.id !== opened.override?.id).map(({ id }) => id)}
          onDone={(values) => done(opened.override, values)}
          onClose={close}
        />
      )}
      {opened?.what === 'revert' && (
        <RevertDialog
          item={opened.override}
          after={reverted(opened.override, t('label'))}
          words={words}
          policy={parent?.name}
          onRevert={() => {
            session.change(['revert', opened.override.id]);
            show(tPolicies('reverted', { name: opened.override.id }));
            close();
          }}
          onClose={close}
        />
      )}
    </EditedListFrame>
  );
}
