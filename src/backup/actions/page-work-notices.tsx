import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { isolated } from '../../base/visible.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { ActionName } from './actions.ts';

/** What became of an action that the page does in the place of its dialog. */
export function PageWorkNotices() {
  useSignals();
  const t = useMessages(actionMessages);
  const { report } = useHost();
  const failureText = useFailureText();
  const notices = useNotices();
  const { overlay } = useBrowser();
  const now = overlay.value;
  const work = now?.is === 'page-work' ? now.work : undefined;
  const action = now?.is === 'page-work' ? now.action : undefined;

  const done = useEffectEvent((name: ActionName) => notices.show(t('pageWork.done', { action: t(`action.${name}`) })));
  const failed = useEffectEvent((name: ActionName, error: unknown) => {
    report(error);
    const why = failureText(error);
    if (why !== undefined)
      notices.show(`${t('pageWork.failed', { action: t(`action.${name}`) })}. ${isolated(why)}`, 'danger');
  });
  useEffect(() => {
    if (work === undefined || action === undefined) return;
    void work
      .then(
        () => done(action),
        (error: unknown) => failed(action, error),
      )
      .then(() => {
        const latest = overlay.peek();
        if (latest?.is === 'page-work' && latest.work === work) overlay.value = undefined;
      });
  }, [work, action, overlay]);
  return notices.stack;
}
