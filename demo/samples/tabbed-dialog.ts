import type { TabbedDialogElement, TabbedDialogTab } from '../../elements/tabbed-dialog.ts';
import type { Sample } from './sample.ts';

export const tabbedDialogSample: Sample = {
  attributes: { heading: 'Notification channel', 'submit-label': 'Save' },
  isSmall: true,
  markup: `<rmm-tabbed-dialog heading="Notification channel" open>
  <div slot="name" data-label="Name" data-required>…</div>
  <div slot="mail" data-label="E-mail" data-parent="Delivery">…</div>
</rmm-tabbed-dialog>`,
  setUp: withTabs,
  states: [
    { name: 'Open', setUp: opened() },
    { name: 'With errors', setUp: submitted({ mail: true, quiet: true }) },
    {
      name: 'Saving fails the first time',
      setUp(element) {
        opened()(element);
        refuseOnce(element as TabbedDialogElement);
      },
    },
    {
      name: 'Busy',
      attributes: { heading: 'Notification channel', 'submit-label': 'Save', busy: '' },
      setUp: opened(),
    },
    { name: 'From markup', setUp: withMarkup },
    { name: 'Prevents closing', setUp: refusing },
  ],
};

function withTabs(element: HTMLElement): void {
  (element as TabbedDialogElement).tabs = tabs({});
}

function opened(errors: Readonly<Record<string, boolean>> = {}): (element: HTMLElement) => void {
  return (element) => {
    const dialog = element as TabbedDialogElement;
    dialog.tabs = tabs(errors);
    // Before the element is defined too, when it has no methods yet.
    dialog.open = true;
  };
}

/** Somebody has pressed Save: until then, errors are not marked. */
function submitted(errors: Readonly<Record<string, boolean>>): (element: HTMLElement) => void {
  return (element) => {
    opened(errors)(element);
    // It is put into the page only now.
    requestAnimationFrame(() => pressWhenShown(element, '[part~="button-primary"]'));
  };
}

/** Its code may still be on its way, and what was there when another state is chosen is gone. */
function pressWhenShown(element: HTMLElement, selector: string): void {
  const button = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (button) button.click();
  else if (element.isConnected) requestAnimationFrame(() => pressWhenShown(element, selector));
}

function tabs(errors: Readonly<Record<string, boolean>>): TabbedDialogTab[] {
  return [
    { id: 'name', label: 'Name', required: true, mount: fields('Name', 'Description') },
    {
      id: 'delivery',
      label: 'Delivery',
      children: [
        { id: 'mail', label: 'E-mail', hasError: errors.mail, mount: fields('Address', 'Reply to') },
        { id: 'hook', label: 'Web hook', mount: fields('Address', 'Secret') },
      ],
    },
    {
      id: 'quiet',
      label: 'Quiet hours and days without notifications',
      hasError: errors.quiet,
      mount: fields('From', 'To'),
    },
  ];
}

/** The page's own markup and look, as a page without a framework would make it. */
function fields(...labels: string[]): (container: HTMLElement) => void {
  return (container) => {
    for (const text of labels) {
      const label = document.createElement('label');
      const input = document.createElement('input');
      label.style.cssText = 'display: block; margin-block-end: 16px; font-weight: 500';
      input.style.cssText =
        'display: block; box-sizing: border-box; inline-size: 100%; block-size: 32px; margin-block-start: 4px; ' +
        'padding-inline: 10px; border: 1px solid #8a8f98; border-radius: 6px; background: none; color: inherit; font: inherit';
      label.append(text, input);
      container.append(label);
    }
  };
}

/** The server finds an error in the first attempt, and takes the second. */
function refuseOnce(dialog: TabbedDialogElement): void {
  let attempts = 0;
  dialog.addEventListener('rmm-submit', (event) => {
    attempts += 1;
    if (attempts > 1) return;
    event.preventDefault();
    dialog.busy = true;
    setTimeout(() => {
      dialog.busy = false;
      dialog.tabs = tabs({ mail: true });
      dialog.addEventListener('input', () => (dialog.tabs = tabs({})), { once: true });
    }, 800);
  });
}

function withMarkup(element: HTMLElement): void {
  for (const [slot, label, parent] of [
    ['name', 'Name', undefined],
    ['mail', 'E-mail', 'Delivery'],
    ['hook', 'Web hook', 'Delivery'],
  ] as const) {
    const child = document.createElement('div');
    child.slot = slot;
    child.dataset.label = label;
    if (parent !== undefined) child.dataset.parent = parent;
    fields(`${label} of the channel`)(child);
    element.append(child);
  }
  const dialog = element as TabbedDialogElement;
  dialog.tabs = [];
  dialog.open = true;
}

function refusing(element: HTMLElement): void {
  opened()(element);
  let asked = 0;
  element.addEventListener('rmm-close-request', (event) => {
    asked += 1;
    if (asked === 1) event.preventDefault();
  });
}
