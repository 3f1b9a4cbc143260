import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { useClosingGuard } from '../../../ui/form/use-closing-guard.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { useBodyMessages } from './messages.ts';
import { readSecureUrl, type SecureUrlProblem } from './secure-url.ts';

export interface LinkDialogProps {
  /** Checked: where it leads, and as it was typed. */
  onInsert(href: string, typed: string): void;
  onClose(): void;
}

/** Asks for the address of a link. Source: spec 000 §2 (Secure URL entry dialog) and §5. */
export function LinkDialog({ onInsert, onClose }: LinkDialogProps) {
  const t = useBodyMessages();
  const tUi = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SecureUrlProblem>();

  const { guard, prompt } = useClosingGuard({ wouldLose: () => text.trim() !== '' });
  const close = () => guard(onClose);

  const insert = () => {
    const read = readSecureUrl(text);
    if (read.problem === undefined) return onInsert(read.href, text.trim());
    setProblem(read.problem);
    input.current?.focus();
  };
  return (
    <>
      <Dialog
        title={t('link.title')}
        size="small"
        initialFocus={input}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{tUi('cancel')}</Button>
            <Button variant="primary" onClick={insert}>
              {t('link.insert')}
            </Button>
          </>
        }
      >
        <Field
          label={t('link.address')}
          required
          hint={t('link.hint')}
          error={problem && t(`link.problem.${problem}`)}
          part="text-field"
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              className="field-box"
              part="input"
              type="text"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setProblem(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                insert();
              }}
            />
          )}
        </Field>
      </Dialog>
      {prompt}
    </>
  );
}
