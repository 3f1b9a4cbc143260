/**
 * What stands in the place of an element whose own code did not come, until it has: see `elements/discovery.ts`. As
 * `failure-box.ts`, it is built under a name that stays.
 */
import type { ErrorDetail } from '../element-definition.ts';
import type { FailingElement, ViewFailure } from './element-shell.ts';
import { failureBox } from './failure-box.ts';

/** Why the code of an element did not come. Retry tells anew where it does not come. */
export type EntryFailure = Required<ViewFailure>;

/** Until those of the element's language have come: the catalogue is in code that a deployment may have taken away. */
const english = {
  load: 'Couldn’t load this. Check your connection, then try again.',
  outdated: 'This page is out of date.',
  retry: 'Retry',
  reload: 'Reload',
};

const boxes = new WeakMap<Element, Promise<HTMLElement | undefined>>();

export function tellEntryFailure(element: HTMLElement, failure: EntryFailure): void {
  forget(element);
  const tag = element.localName as `rmm-${string}`;
  const failing: FailingElement = {
    element,
    root: element,
    definition: { tag },
    emit: (name, detail) => element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
  };
  const retry = () => {
    forget(element);
    failure.retry();
  };
  const box = failureBox(failing, { ...failure, retry }, english, announce);
  boxes.set(element, box);
  // It may have come meanwhile, or have been forgotten.
  void box.then((one) => one && boxes.get(element) === box && element.append(one));
  void customElements.whenDefined(tag).then(() => forget(element));
}

/** As `announcePlainly`, which is in such code as well. */
function announce({ definition, emit }: FailingElement, error: unknown): void {
  const detail: ErrorDetail = { error, message: String(error), kind: 'load' };
  emit('rmm-error', detail);
  // biome-ignore lint/suspicious/noConsole: not even the configuration could be loaded.
  console.error(`<${definition.tag}>:`, error);
}

function forget(element: Element): void {
  void boxes.get(element)?.then((box) => box?.remove());
  boxes.delete(element);
}
