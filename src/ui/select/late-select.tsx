import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { Field } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { late } from '../late.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './late-select.css';
import type { SelectFieldProps } from './select-props.ts';

interface PlaceProps {
  /** Somebody wants its list, which is not there yet. */
  isAwaited: boolean;
  onFocusChange(hasFocus: boolean): void;
  onPress(): void;
}

/**
 * A select whose code comes when the first one is shown. Until then a place of its look and size has its name, its focus
 * and its press: the list opens once it can.
 */
export function lateSelect<Props extends SelectFieldProps>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Late = late<LateProps<Props>>(
    async () => {
      const View = await load();
      return ({ select }) => <View {...select} />;
    },
    ({ select, place }) => <SelectPlace {...select} {...place} />,
  );
  return (props) => <LateSelect Late={Late} props={props} />;
}

interface LateProps<Props> {
  select: Props;
  place: PlaceProps;
}

function LateSelect<Props extends SelectFieldProps>({
  Late,
  props,
}: {
  Late: ComponentType<LateProps<Props>>;
  props: Props;
}) {
  const [isPressed, setPressed] = useState(false);
  const hasFocus = useRef(false);
  const { controlRef, openOnMount = false } = props;
  const takeFocus = useCallback(
    (control: HTMLElement | null) => {
      controlRef?.(control);
      if (control && hasFocus.current) control.focus();
      hasFocus.current = false;
    },
    [controlRef],
  );
  const place: PlaceProps = {
    isAwaited: isPressed,
    onPress: () => setPressed(true),
    onFocusChange(next) {
      hasFocus.current = next;
    },
  };
  return <Late select={{ ...props, openOnMount: isPressed || openOnMount, controlRef: takeFocus }} place={place} />;
}

/** As a select that is closed and says nothing yet. */
function SelectPlace({
  placeholder,
  disabled,
  readOnly,
  isAwaited,
  onFocusChange,
  onPress,
  ...props
}: SelectFieldProps & PlaceProps) {
  useThemedStyles(css);
  const { frame } = splitField(props);
  return (
    <Field {...frame} readOnly={readOnly} part="select-field">
      {(control) => (
        <button
          {...control}
          type="button"
          className="field-box select-place"
          part="select"
          role="combobox"
          aria-expanded={false}
          aria-busy="true"
          aria-readonly={readOnly || undefined}
          disabled={disabled}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
          onClick={readOnly ? undefined : onPress}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown' && !readOnly) onPress();
          }}
        >
          <span className="select-place-text">{placeholder}</span>
          {isAwaited ? <Spinner /> : !readOnly && <ChevronDownIcon />}
        </button>
      )}
    </Field>
  );
}
