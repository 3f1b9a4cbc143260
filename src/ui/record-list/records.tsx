/** A list of records with what opens over it: the form of one, and the question before one is deleted. */
import { type ReactNode, useState } from 'react';
import type { Press } from '../../host/http/idempotency.ts';
import { late } from '../late.tsx';
import type { DeleteQuestionProps } from './delete-question.tsx';
import type { DeleteRecordProps } from './delete-record.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

const DeleteQuestion = late<DeleteQuestionProps>(async () => (await import('./delete-question.tsx')).DeleteQuestion);
const DeleteRecord = late<DeleteRecordProps<unknown>>(async () => (await import('./delete-record.tsx')).DeleteRecord);

export interface RecordFormProps<Row> {
  /** Undefined: a new one. */
  record: Row | undefined;
  readOnly: boolean;
  onClose(): void;
}

/** Once it is deleted, the question closes by itself. Without a use, deleting a record does nothing elsewhere. */
export type RecordRemoval<Use> =
  | Omit<DeleteRecordProps<Use>, 'onClose'>
  | Omit<DeleteQuestionProps, 'onClose' | 'canConfirm' | 'children'>;

export interface RecordsProps<Row extends { readonly id: string }, Use>
  extends Omit<RecordTableProps<Row>, 'onOpen' | 'onCreate' | 'onRemove'> {
  /** Most who look at a list open nothing: a `late` one. */
  form(props: RecordFormProps<Row>): ReactNode;
  removal(record: Row): RecordRemoval<Use>;
}

type Opened<Row> =
  | { readonly what: 'form'; readonly record: Row | undefined }
  | { readonly what: 'removal'; readonly record: Row };

export function Records<Row extends { readonly id: string }, Use>({ form, removal, ...table }: RecordsProps<Row, Use>) {
  const [opened, setOpened] = useState<Opened<Row>>();
  const onClose = () => setOpened(undefined);
  return (
    <>
      <RecordTable
        {...table}
        onOpen={(record) => setOpened({ what: 'form', record })}
        onCreate={() => setOpened({ what: 'form', record: undefined })}
        onRemove={(record) => setOpened({ what: 'removal', record })}
      />
      {opened?.what === 'form' && form({ record: opened.record, readOnly: table.readOnly, onClose })}
      {opened?.what === 'removal' && <Removal removal={removal(opened.record)} onClose={onClose} />}
    </>
  );
}

function Removal<Use>({ removal, onClose }: { removal: RecordRemoval<Use>; onClose(): void }) {
  const remove = async (press: Press) => {
    await removal.remove(press);
    onClose();
  };
  return 'readUse' in removal ? (
    <DeleteRecord {...(removal as Omit<DeleteRecordProps<unknown>, 'onClose'>)} remove={remove} onClose={onClose} />
  ) : (
    <DeleteQuestion {...removal} remove={remove} onClose={onClose} />
  );
}
