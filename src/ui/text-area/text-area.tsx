import {
  type ComponentPropsWithRef,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { KeptCaret } from '../field/kept-caret.tsx';
import { splitField } from '../field/split-field.ts';
import { limits } from '../limits.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './text-area.css';
import { TextCounter } from './text-counter.tsx';

export interface TextAreaProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'textarea'>, 'ref' | 'placeholder' | 'spellCheck' | 'onBlur' | 'onKeyDown'> {
  value: string;
  onChange(value: string): void;
  /**
   * As the platform counts, in UTF-16 code units with one for a line break: most characters are one, an emoji is two
   * and more. No more can be typed, and what is pasted is cut, which is said. `none` for no limit and no counter.
   * Default 250.
   */
  maxLength?: number | 'none' | undefined;
  /** Nothing is cut: what is too much is counted, and its owner says what to do about it. */
  mayExceed?: boolean | undefined;
  /** CSS pixels. Default 400. */
  maxHeight?: number | undefined;
}

/** Several lines: as high as its text, from 80 to 400 px. */
export function TextArea(props: TextAreaProps) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { value, onChange, maxLength = limits.textArea.maxLength, mayExceed = false, ref, ...others } = own;
  const { maxHeight = limits.textArea.maxHeight, ...rest } = others;
  const t = useFieldMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [cutTo, setCutTo] = useState<string>();
  const maximum = maxLength === 'none' ? undefined : maxLength;
  const canType = rest.disabled !== true && rest.readOnly !== true;
  const tooMany = maximum === undefined ? 0 : Math.max(0, lengthOf(value) - maximum);
  useAutoHeight(area, value);

  const ownError = tooMany > 0 ? t('text.tooLong', { count: tooMany }) : undefined;
  const cut = cutTo === value && maximum !== undefined ? t('text.cut', { maximum }) : undefined;
  return (
    <Field
      {...frame}
      error={frame.error ?? ownError}
      hint={cut ?? frame.hint}
      aside={
        canType && maximum !== undefined && <TextCounter length={lengthOf(value)} maximum={maximum} notice={cut} />
      }
      part="text-area"
    >
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            ref={area}
            className="field-box text-area"
            part="input"
            dir={value === '' ? undefined : 'auto'}
            rows={1}
            style={{ minBlockSize: limits.textArea.minHeight, maxBlockSize: maxHeight }}
            maxLength={mayExceed ? undefined : maximum}
            value={value}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget;
              const pasted = lengthOf(event.clipboardData.getData('text'));
              if (maximum === undefined || mayExceed) return;
              if (lengthOf(value) - (selectionEnd - selectionStart) + pasted <= maximum) return;
              // The browser's own cut follows this event.
              setTimeout(() => setCutTo(area.current?.value));
            }}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <KeptCaret field={area} value={value} />
        </>
      )}
    </Field>
  );
}

/** As `maxlength` counts: a line break is one, whatever the text came with. */
export function lengthOf(text: string): number {
  return text.replaceAll('\r\n', '\n').length;
}

/** By measuring, where the browser does not know `field-sizing`. */
function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, value: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the height
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    const adapt = () => {
      element.style.blockSize = 'auto';
      const borders = element.offsetHeight - element.clientHeight;
      element.style.blockSize = `${element.scrollHeight + borders}px`;
    };
    adapt();
    let width = element.clientWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // Another height at once would be an endless loop to the browser, which tells the page so.
      frame = requestAnimationFrame(adapt);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [area, value]);
}
