/** A list of records with what opens over it: the form of one, and the question before one is deleted. */
import { type ReactNode, useState } from 'react';
import { late } from '../late.tsx';
import type { RecordRemoval, RecordRemovalProps } from './record-removal.tsx';
import { RecordTable, type RecordTableProps } from './record-table.tsx';

const Removal = late<RecordRemovalProps>(async () => (await import('./record-removal.tsx')).Removal);

export interface RecordFormProps<Row> {
  /** Undefined: a new one. */
  record: Row | undefined;
  readOnly: boolean;
  onClose(): void;
}

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
      {opened?.what === 'removal' && (
        <Removal removal={removal(opened.record) as RecordRemoval<unknown>} onClose={onClose} />
      )}
    </>
  );
}
