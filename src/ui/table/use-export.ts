import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import type { NoticeTone } from '../notices/notice-types.ts';
import type { ExportState } from './export/export-progress.tsx';
import { useHeaderMessages } from './header/header-messages.ts';
import type { TableModel } from './table-model-types.ts';
import type { TableRow } from './table-types.ts';

/** Milliseconds after which somebody who waits is told how far it is. */
const patience = 300;

/** What the export button does, one at a time. It ends with the table. */
export function useExport(model: TableModel<TableRow>, notify: (text: string, tone: NoticeTone) => void) {
  const host = useHost();
  const t = useHeaderMessages();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<ExportState>();
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let now: ExportState = { done: 0, total: undefined };
    let isTold = false;
    const timer = setTimeout(() => {
      isTold = true;
      setState(now);
    }, patience);
    const tell = (next: ExportState) => {
      now = next;
      if (isTold && !signal.aborted) setState(now);
    };
    const exportCsv = async () => {
      const cancel = () => {
        controller.abort();
        setState(undefined);
      };
      tell({ ...now, cancel });
      const { exportCsv: save } = await import('./export/export-csv.ts');
      const { locale } = host.configuration.peek();
      const document = host.element.ownerDocument;
      await save(model, { locale, signal, document, onProgress: (done, total) => tell({ done, total, cancel }) });
    };
    try {
      const { exportAction } = model.options.peek();
      await (exportAction ? exportAction(model.query.peek(), { signal, exportCsv }) : exportCsv());
    } catch (error) {
      if (!signal.aborted) {
        host.report(error);
        notify(t('exportFailed'), 'danger');
      }
    }
    clearTimeout(timer);
    running.current = undefined;
    setState(undefined);
  }

  return { run: () => void run(), state };
}
