/**
 * The bubble beside a link: hidden, shown while the caret is in one, or with an input for its address. What is edited is
 * what is selected when it is confirmed, which ProseMirror keeps in place. Source: spec 003 §4, link bubble.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { EditorServices } from '../model/editor-context.ts';
import { type AddressProblem, addressProblem, emptyAddress, isEmptyAddress, typedAddress } from './link-address.ts';
import { canLink, type LinkPlace, linkAt, removeLink, setLink } from './link-commands.ts';

export type LinkMode = { kind: 'hidden' } | { kind: 'shown'; place: LinkPlace } | { kind: 'edit' };

export interface LinkModel {
  readonly mode: ReadonlySignal<LinkMode>;
  /** In the input. */
  readonly text: ReadonlySignal<string>;
  /** Of the text, once somebody tried to confirm it. */
  readonly problem: ReadonlySignal<AddressProblem | undefined>;
  /** To the input, where a link can be. */
  edit(): void;
  type(text: string): void;
  /** Does what the text says; nothing where it is empty, and nothing but telling why where it is no address. */
  confirm(): void;
  cancel(): void;
  /** Somebody went on elsewhere. */
  leave(): void;
  remove(): void;
  /** Not for this link, until the caret has been elsewhere. */
  dismiss(): void;
}

const models = new WeakMap<EditorServices, LinkModel>();

/** The one of this editor. */
export function linkOf(editor: EditorServices): LinkModel {
  let known = models.get(editor);
  if (!known) {
    known = createLinkModel(editor);
    models.set(editor, known);
  }
  return known;
}

export function createLinkModel({ model }: Pick<EditorServices, 'model'>): LinkModel {
  const isEditing = signal(false);
  const text = signal(emptyAddress);
  const isTried = signal(false);
  const dismissed = signal<LinkPlace>();
  let last: LinkPlace | undefined;
  // The same object as long as the caret stays in the same link.
  const place = computed(() => {
    const found = model.status.value.link === undefined ? undefined : linkAt(model.state.value);
    if (!found || !last || found.from !== last.from || found.to !== last.to || !found.mark.eq(last.mark)) last = found;
    return last;
  });

  const end = () => {
    isEditing.value = false;
    text.value = emptyAddress;
    isTried.value = false;
  };
  const toText = () => model.view.peek()?.focus();

  return {
    text,
    problem: computed(() => (isTried.value ? addressProblem(text.value) : undefined)),
    mode: computed<LinkMode>(() => {
      if (isEditing.value && model.isEditable.value) return { kind: 'edit' };
      const at = place.value;
      return at && at !== dismissed.value ? { kind: 'shown', place: at } : { kind: 'hidden' };
    }),
    edit() {
      if (!model.isEditable.peek() || !canLink(model.state.peek())) return;
      const href = linkAt(model.state.peek())?.mark.attrs.href as string | undefined;
      text.value = href === undefined || href === 'about:blank' ? emptyAddress : href;
      isTried.value = false;
      isEditing.value = true;
    },
    type(next) {
      text.value = typedAddress(next);
      isTried.value = false;
    },
    confirm() {
      const address = text.peek();
      isTried.value = true;
      if (addressProblem(address) !== undefined) return;
      end();
      if (!isEmptyAddress(address)) model.run(setLink(address));
      else toText();
    },
    leave: end,
    cancel() {
      end();
      toText();
    },
    remove() {
      end();
      model.run(removeLink);
    },
    dismiss() {
      dismissed.value = place.peek();
      toText();
    },
  };
}
