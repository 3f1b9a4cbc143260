import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import type { AutomationValues } from '../model/automation-values.ts';
import { withIdsOf } from '../model/row-ids.ts';
import { ChangeList } from './change-list.tsx';
import css from './conflict-dialog.css';

export interface ConflictDialogProps {
  theirs: AutomationValues;
  onTakeTheirs(): void;
  onKeepOwn(): void;
  /** What is typed here stays, and the next attempt to save tells the same. */
  onClose(): void;
}

/** Somebody else saved it meanwhile: what they changed, and what was changed here. Nothing is saved over theirs unasked. */
export function ConflictDialog({ theirs, onTakeTheirs, onKeepOwn, onClose }: ConflictDialogProps) {
  useThemedStyles(css);
  const t = useEditorMessages();
  const { form } = useEditing().editor;
  const before = form.initial.peek();
  const versions = [
    ['theirs', withIdsOf(before, theirs)],
    ['own', form.values.peek()],
  ] as const;
  return (
    <Dialog
      title={t('conflict.title')}
      role="alertdialog"
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" onClick={onKeepOwn}>
            {t('conflict.keepOwn')}
          </Button>
        </>
      }
    >
      <p className="conflict-text">{t('conflict.text')}</p>
      <div className="conflict-versions">
        {versions.map(([whose, after]) => (
          <section key={whose} className="conflict-version" aria-label={t(`conflict.${whose}`)}>
            <h3 className="conflict-whose">{t(`conflict.${whose}`)}</h3>
            <ChangeList before={before} after={after} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
