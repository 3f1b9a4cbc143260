import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import fieldCss from '../../field/field.css';
import { CheckIcon } from '../../icon/icon.tsx';
import { CloseIcon } from '../../icon/later-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import type { LinkModel } from './link-model.ts';
import { linkMessages } from './messages.ts';

/** Enter confirms, Escape cancels. What is no address stays in the input, with the reason under it. */
export function LinkForm({ link }: { link: LinkModel }) {
  useSignals();
  useThemedStyles(fieldCss);
  const t = useMessages(linkMessages);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const problem = link.problem.value;

  // Only when its popup is shown can it take the focus.
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  return (
    <div className="link-form">
      <div className="link-form-row">
        <input
          ref={input}
          className="field-box link-form-input"
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t('address')}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && id}
          value={link.text.value}
          onChange={(event) => link.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            link.confirm();
          }}
        />
        <IconButton icon={CloseIcon} label={t('cancel')} onClick={() => link.cancel()} />
        <IconButton icon={CheckIcon} label={t('confirm')} onClick={() => link.confirm()} />
      </div>
      <p id={id} className="link-form-problem" role="alert">
        {problem && t(`problems.${problem}`)}
      </p>
    </div>
  );
}
