import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { pushDismissible } from '../dismissible-stack.ts';
import { SearchIcon } from '../icon/common-icons.tsx';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiMessages } from '../messages.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './search-input.css';
import type { SearchHint } from './use-search-hint.tsx';

export interface SearchInputProps {
  /** Its name for a screen reader, and what stands in it while it is empty. */
  label: string;
  value: string;
  onChange(value: string): void;
  /** Enter, for those who do not wait. */
  onSubmit?(): void;
  /** Of `useSearchHint`. */
  hint?: SearchHint | undefined;
  busy?: boolean;
  maxLength?: number;
  /** What makes a combobox of it, whose list is shown elsewhere. */
  combobox?: Pick<
    ComponentPropsWithoutRef<'input'>,
    | 'aria-activedescendant'
    | 'aria-autocomplete'
    | 'aria-controls'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-keyshortcuts'
    | 'onFocus'
    | 'onKeyDown'
    | 'onMouseDown'
  >;
  /** In the place of the button that clears it, as long as there is nothing to clear. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Escape clears it before the key reaches any dialog around; an empty field lets the key through, and so does one whose list is
 * open, whichever of the two was there first.
 */
export function SearchInput({
  label,
  value,
  onChange,
  onSubmit,
  hint,
  busy,
  maxLength,
  combobox,
  end,
  ref,
}: SearchInputProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const clear = useEffectEvent(() => {
    onChange('');
    input.current?.focus();
  });
  const clearable = focused && value !== '' && !combobox?.['aria-expanded'];
  useEffect(() => {
    if (!clearable) return;
    const view = input.current?.ownerDocument.defaultView ?? window;
    return pushDismissible({ elements: () => [], onEscape: () => clear() }, view);
  }, [clearable]);

  return (
    <div className="search-input" part="search" role="search" aria-label={label}>
      <span className="search-input-glass">
        <SearchIcon />
      </span>
      <input
        {...combobox}
        ref={input}
        // A search field may be no combobox (ARIA in HTML).
        type={combobox ? 'text' : 'search'}
        role={combobox && 'combobox'}
        className="search-input-field"
        part="input"
        dir={value === '' ? undefined : 'auto'}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        aria-describedby={hint?.id}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={(event) => {
          setFocused(true);
          combobox?.onFocus?.(event);
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          combobox?.onKeyDown?.(event);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.();
        }}
      />
      {hint?.view}
      <span className="search-input-end">
        {busy && <Spinner />}
        {value === '' && end}
        {value !== '' && (
          <IconButton
            icon={CloseIcon}
            label={t('clear')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
      </span>
    </div>
  );
}
