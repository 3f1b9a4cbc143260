/** The pairs of an auto map: the sure ones with a tick each, the ambiguous ones with candidates to choose from. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { isolated, visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { NativeSelect } from '../../../ui/native-select/native-select.tsx';
import { ListGrid } from '../../../ui/table/list-grid.tsx';
import type { ListColumn } from '../../../ui/table/model/list-model.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { usePsa } from '../../page/psa-context.ts';
import { psaMessages } from '../../psa-messages.ts';
import type { Provider } from '../../psa-terms.ts';
import type { Ambiguous, AutoMapModel, Candidate, Match } from '../model/auto-map-model.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import { heldListing, listHeight } from './held-listing.ts';
import { PairList } from './pair-list.tsx';

export function MatchList({ model, matches }: { model: AutoMapModel; matches: readonly Match[] }) {
  const { provider } = usePsa();
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const pairs = useMemo(
    () =>
      matches.map(({ clientId, clientName, match: { name, score, reason } }) => ({
        id: clientId,
        text: t('autoMap.organization', { organization: clientName, company: name }),
        score,
        reason,
      })),
    [matches, t],
  );
  return <PairList label={tBench(`autoMap.pair.${provider}`)} pairs={pairs} ticks={model} />;
}

interface AmbiguousListProps {
  model: AutoMapModel;
  ambiguous: readonly Ambiguous[];
  provider: Provider;
}

export function AmbiguousList({ model, ambiguous, provider }: AmbiguousListProps) {
  const tBench = useWorkbenchMessages();
  const listing = useModel(() => heldListing(ambiguous));
  const columns = useMemo<ListColumn<Ambiguous>[]>(
    () => [
      { id: 'clientName', header: tBench('columns.organization'), share: 2, minWidth: 140 },
      {
        id: 'candidates',
        header: tBench(`autoMap.candidate.${provider}`),
        cell: { type: 'Renderer', render: (row) => <CandidateChoice model={model} row={row} /> },
        share: 3,
        minWidth: 200,
      },
      {
        id: 'reason',
        header: tBench('provenance.reason'),
        cell: { type: 'Renderer', render: (row) => <ChosenReason model={model} row={row} /> },
        share: 3,
      },
    ],
    [tBench, model, provider],
  );
  return (
    <>
      <p className="bench-dialog-text">{tBench(`autoMap.ambiguousText.${provider}`)}</p>
      <div className="bench-dialog-list bench-dialog-high" style={listHeight(ambiguous)}>
        <ListGrid
          label={tBench('autoMap.ambiguousList')}
          listing={listing}
          columns={columns}
          rowHeight={45}
          rowId={({ clientId }) => clientId}
          rowLabel={({ clientName }) => visible(clientName)}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  model: AutoMapModel;
  row: Ambiguous;
}

/** No candidate has it: ids are not empty. */
const none = '-';

/** The device's own list: there are ten at most, and thousands of rows. */
function CandidateChoice({ model, row: { clientId, clientName, candidates } }: ChoiceProps) {
  useSignals();
  const tBench = useWorkbenchMessages();
  const words = useMatchWords();
  const { choose } = model;
  return (
    <NativeSelect
      label={tBench('autoMap.choiceFor', { organization: clientName })}
      isLabelHidden
      value={model.chosen.value.get(clientId)?.id ?? none}
      options={[
        { value: none, label: tBench('autoMap.leave') },
        ...candidates.map(({ id, name, score }) => ({ value: id, label: `${isolated(name)} (${words.score(score)})` })),
      ]}
      onChange={(chosen) =>
        choose(
          clientId,
          candidates.find(({ id }) => id === chosen),
        )
      }
    />
  );
}

/** Of what is chosen, else of the best one. */
function ChosenReason({ model, row: { clientId, candidates } }: ChoiceProps) {
  useSignals();
  const words = useMatchWords();
  const candidate: Candidate | undefined = model.chosen.value.get(clientId) ?? candidates[0];
  const reason = candidate && words.reason(candidate.reason);
  return <span className="table-clip">{reason !== undefined && <UntrustedText text={reason} />}</span>;
}
