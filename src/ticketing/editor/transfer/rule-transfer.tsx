import { useState } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { MoreIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { late } from '../../../ui/late.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { idOf } from '../../terms/ticket.ts';
import { useEditing } from '../editing/editing-context.ts';
import { fileNameOf, ruleText } from '../model/rule-file.ts';
import { type Reference, ruleReferences } from '../model/rule-references.ts';
import type { ImportDialogProps } from './import-dialog.tsx';
import { useTransferMessages } from './transfer-messages.ts';

/** Takes a rule elsewhere, and one from elsewhere over. */
export function RuleTransfer() {
  const { editor, type, facts, isReadOnly } = useEditing();
  const { element } = useHost();
  const t = useTransferMessages();
  const announce = useAnnounce();
  const { show } = useNotices();
  const [isImporting, setImporting] = useState(false);

  const nameOf = ({ noun, id }: Reference) => {
    const { attributes, statuses = [], lookup } = facts.peek();
    if (noun === 'attribute') return attributes?.find((one) => idOf(one.id) === id)?.name;
    if (noun === 'status') return statuses.find((one) => idOf(one.id) === id)?.displayName;
    const found = lookup?.(noun, id);
    return typeof found === 'object' ? found.name : found;
  };
  const text = () => {
    const values = editor.form.values.peek();
    const { attributes = [] } = facts.peek();
    return ruleText(values, { type, attributes, nameOf, references: ruleReferences(values, facts.peek()) });
  };
  const save = () => {
    const page = element.ownerDocument;
    const address = URL.createObjectURL(new Blob([text()], { type: 'application/json' }));
    const link = page.createElement('a');
    link.href = address;
    link.download = fileNameOf(editor.form.values.peek().name);
    link.click();
    // The browser takes it in its own time; none needs longer.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    announce(t('exported'));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      announce(t('copied'));
    } catch {
      show(t('notCopied'), 'warning');
    }
  };
  return (
    <>
      <Menu
        placement="top-end"
        trigger={<IconButton icon={MoreIcon} label={t('menu')} />}
        items={[
          { id: 'save', label: t('save'), onSelect: save },
          { id: 'copy', label: t('copy'), onSelect: () => void copy() },
          ...(isReadOnly ? [] : [{ id: 'import', label: t('import'), onSelect: () => setImporting(true) }]),
        ]}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

const ImportDialog = late<ImportDialogProps>(async () => (await import('./import-dialog.tsx')).ImportDialog);
