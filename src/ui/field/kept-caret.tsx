import { Component, type RefObject } from 'react';
import { activeElement } from '../shadow-dom.ts';
import { placeAfter } from './place-after.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface KeptCaretProps {
  field: RefObject<Field | null>;
  /** What React writes into it. */
  value: string;
}

/**
 * Beside a field whose owner may make another text of what is typed. Browsers put the caret at the end of a text that is
 * written by script: here it goes back to where somebody types. A class, because only this method of React's is called
 * before the text is written.
 */
export class KeptCaret extends Component<KeptCaretProps> {
  override getSnapshotBeforeUpdate(): (() => void) | null {
    const field = this.props.field.current;
    if (
      field === null ||
      field.value === this.props.value ||
      activeElement(field.getRootNode() as ShadowRoot) !== field
    )
      return null;
    const { value: before, selectionStart, selectionEnd, selectionDirection } = field;
    return () => {
      if (selectionStart === null || selectionEnd === null || field.value === before) return;
      const [start, end] = [selectionStart, selectionEnd].map((at) => placeAfter(before, field.value, at));
      field.setSelectionRange(start as number, end as number, selectionDirection ?? undefined);
    };
  }

  override componentDidUpdate(_props: KeptCaretProps, _state: unknown, restore: (() => void) | null) {
    restore?.();
  }

  override render() {
    return null;
  }
}
