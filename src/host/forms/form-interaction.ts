/**
 * What browsers do for native fields and not for elements: when a fault is shown, and what Enter does. A fault is shown
 * to somebody who left the field or sent the form; not to a page that only asks, as many do with every key.
 */

export interface FormInteraction {
  /** The element came into another form, or into none. */
  formChanged(form: HTMLFormElement | null): void;
  /** Runs it when no button is held: what a fault's line moves down must not move away under a press. */
  afterPress(work: () => void): void;
  /** The element has left the page. */
  stop(): void;
}

/**
 * `finish` is called when what was typed is done: the focus goes, or Enter. `errorToShow` when an error may become due;
 * what it answers, when it is: the focus has gone, or a form was sent with a fault in it.
 */
export function watchInteraction(
  element: HTMLElement,
  internals: ElementInternals,
  { finish, errorToShow }: { finish(): void; errorToShow(): () => void },
): FormInteraction {
  let isTyping = false;
  let ofForm = new AbortController();
  const presses = createPressWatch(element);

  element.addEventListener('invalid', (event) => {
    const wasTyping = isTyping;
    const show = errorToShow();
    // Whoever sends a form is led to the first fault in it, after all of them were told. A page that tells of faults in
    // its own way cancels the event.
    beforeInput(element.ownerDocument, () => {
      if (event.defaultPrevented || (!wasTyping && isLedToFault(element, internals.form))) show();
    });
  });

  element.addEventListener('focusout', () => {
    finish();
    const show = errorToShow();
    presses.afterPress(() => {
      // In a window that lost the focus the element keeps it.
      if (element.isConnected && !element.matches(':focus-within')) show();
    });
  });

  element.addEventListener('keydown', (event) => {
    const field = event.composedPath()[0];
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !isLine(field)) return;
    finish();
    if (internals.form) sendByEnter(internals.form, element);
  });

  return {
    ...presses,
    formChanged(form) {
      ofForm.abort();
      ofForm = new AbortController();
      const onTyping = () => {
        isTyping = true;
        setTimeout(() => {
          isTyping = false;
        });
      };
      for (const type of ['input', 'change']) {
        form?.addEventListener(type, onTyping, { capture: true, signal: ofForm.signal });
      }
    },
  };
}

/** In a task of its own, or sooner: a busy engine hears of a press, which moves the focus, before a timer ends. */
function beforeInput(page: Document, work: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const run = () => {
    if (signal.aborted) return;
    waiting.abort();
    work();
  };
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, run, { capture: true, signal });
  setTimeout(run);
}

function isLedToFault(element: HTMLElement, form: HTMLFormElement | null): boolean {
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  if (form === null || focused === null) return focused === element;
  return [...form.elements].includes(focused) && focused.matches(':invalid');
}

/** Listens to the page only while the element has the focus. No engine but Chromium says `:active` as early as it is left. */
function createPressWatch(element: HTMLElement): Pick<FormInteraction, 'afterPress' | 'stop'> {
  let listening: AbortController | undefined;
  let isPressed = false;
  const waiting: (() => void)[] = [];

  function stop() {
    listening?.abort();
    listening = undefined;
    isPressed = false;
    for (const work of waiting.splice(0)) setTimeout(work);
  }

  element.addEventListener('focusin', () => {
    if (listening) return;
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const page = element.ownerDocument;
    page.addEventListener('pointerdown', () => (isPressed = true), options);
    for (const type of ['pointerup', 'pointercancel', 'dragend']) {
      page.addEventListener(
        type,
        () => {
          isPressed = false;
          for (const work of waiting.splice(0)) setTimeout(work);
          if (!element.matches(':focus-within')) stop();
        },
        options,
      );
    }
  });
  element.addEventListener('focusout', () => {
    if (!isPressed) stop();
  });

  return {
    afterPress(work) {
      if (isPressed) waiting.push(work);
      else setTimeout(work);
    },
    stop,
  };
}

const noLines = new Set(['button', 'submit', 'reset', 'image', 'file', 'color', 'range', 'hidden']);

/** In which Enter sends a form. Not in what an element has opened: there Enter means what lies in it. */
function isLine(field: EventTarget | undefined): boolean {
  if (!(field instanceof HTMLInputElement) || noLines.has(field.type)) return false;
  return field.ariaExpanded !== 'true' && field.closest('[popover], dialog') === null;
}

/** As the browser does from a field of its own: by the first submit button, or without one where there is one field. */
function sendByEnter(form: HTMLFormElement, element: HTMLElement) {
  const controls = [...form.elements];
  const button = controls.find(
    (control): control is HTMLButtonElement => 'type' in control && control.type === 'submit',
  );
  if (button) button.click();
  else if (!controls.some((control) => control !== element && isLine(control))) form.requestSubmit();
}
