import type { ElementHost } from '../../../host/element-host.ts';
import type { TableModel } from '../table-model-types.ts';
import type { TableRow } from '../table-types.ts';
import { exportCsv } from './export-csv.ts';
import type { ExportState } from './export-progress.tsx';

/** Milliseconds after which somebody who waits is told how far it is. */
const patience = 300;

/** The page's own export, or the built-in one, which tells how far it is and can be canceled. */
export async function runExport(
  model: TableModel<TableRow>,
  { configuration, element }: Pick<ElementHost, 'configuration' | 'element'>,
  controller: AbortController,
  show: (state: ExportState | undefined) => void,
): Promise<void> {
  const { signal } = controller;
  let now: ExportState = { done: 0, total: undefined };
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    show(now);
  }, patience);
  const tell = (next: ExportState) => {
    now = next;
    if (isShown && !signal.aborted) show(now);
  };
  const cancel = () => {
    controller.abort();
    show(undefined);
  };
  const save = () => {
    const { locale } = configuration.peek();
    const document = element.ownerDocument;
    tell({ ...now, cancel });
    return exportCsv(model, { locale, signal, document, onProgress: (done, total) => tell({ done, total, cancel }) });
  };
  try {
    const { exportAction } = model.options.peek();
    await (exportAction ? exportAction(model.query.peek(), { signal, exportCsv: save }) : save());
  } finally {
    clearTimeout(timer);
  }
}
