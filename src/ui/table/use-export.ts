import { useEffect, useRef, useState } from 'react';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { useHost } from '../../host/use-host.ts';
import type { NoticeTone } from '../notices/notice-types.ts';
import type { ExportState } from './export/export-progress.tsx';
import { useHeaderMessages } from './header/header-messages.ts';
import type { TableModel } from './table-model-types.ts';
import type { TableRow } from './table-types.ts';

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
    try {
      const { runExport } = await fetchCode(() => import('./export/run-export.ts'));
      await runExport(model, host, controller, setState);
    } catch (error) {
      if (!controller.signal.aborted) {
        host.report(error);
        notify(t('exportFailed'), 'danger');
      }
    }
    running.current = undefined;
    setState(undefined);
  }

  return { run: () => void run(), state };
}
