import { useSignals } from '@preact/signals-react/runtime';
import { defineCatalogue } from '../../../../host/messages.ts';
import { useMessages } from '../../../../host/use-host.ts';
import { Dialog } from '../../../dialog/dialog.tsx';
import { useThemedStyles } from '../../../theme/use-themed-styles.ts';
import { shortcutText } from '../../commands/shortcut-text.ts';
import { useEditor } from '../../model/editor-context.ts';
import { toolbarMessages } from '../messages.ts';
import en from './help-messages.en.json';
import css from './shortcut-help.css';
import { shortcutGroups } from './shortcuts.ts';

const helpMessages = defineCatalogue({
  namespace: 'editor-help',
  en,
});

/** The list of all keys, while somebody looks at it. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(toolbarMessages);
  const tHelp = useMessages(helpMessages);
  const { model } = useEditor();
  return (
    <Dialog
      title={t('shortcuts')}
      size="large"
      onClose={() => {
        onClose();
        // After the dialog has given the focus back to whatever opened it.
        setTimeout(() => model.view.peek()?.focus());
      }}
    >
      <div className="shortcut-help">
        {shortcutGroups(t, tHelp).map(({ id, shortcuts }) => (
          <section key={id} className="shortcut-group">
            <h3 className="shortcut-heading">{tHelp(`groups.${id}`)}</h3>
            {id === 'typing' && <p className="shortcut-hint">{tHelp('typingHint')}</p>}
            <dl className="shortcut-list">
              {shortcuts.map((shortcut) => (
                <div key={shortcut.id} className="shortcut-row">
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <kbd className="shortcut-keys" dir="ltr">
                      {shortcut.isTyped ? shortcut.keys : shortcutText(shortcut.keys)}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
