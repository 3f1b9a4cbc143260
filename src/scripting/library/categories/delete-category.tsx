import { listFormat } from '../../../base/intl-cache.ts';
import { isolated } from '../../../base/visible.ts';
import type { Script, ScriptCategory } from '../../../console/scripting/script-shape.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { libraryMessages } from '../library-messages.ts';

export interface DeleteCategoryProps {
  category: ScriptCategory;
  /** That have it: they stay, without it. */
  scripts: readonly Script[];
  remove(press: Press): Promise<void>;
  onClose(): void;
}

/** Of many scripts that have it, as many are named. */
const most = 3;

export function DeleteCategory({ category: { name }, scripts, remove, onClose }: DeleteCategoryProps) {
  const t = useMessages(libraryMessages);
  const locale = useLocale();
  const { run, isBusy, error } = useAttempt(remove);
  const count = scripts.length;
  const names = scripts.slice(0, most).map((script) => isolated(script.name));
  if (count > most) names.push(t('categories.more', { count: count - most }));
  const used = { name, count, scripts: listFormat(locale).format(names) };
  return (
    <ConfirmDialog
      title={t('categories.deleteTitle')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{count === 0 ? t('categories.deleteUnused', { name }) : t('categories.deleteUsed', used)}</p>
    </ConfirmDialog>
  );
}
