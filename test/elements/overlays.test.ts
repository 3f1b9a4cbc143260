/**
 * What an element shows over the page is as it was after the page has moved the element or changed how it looks: open and
 * to be closed, or closed. Every element with an overlay, every such change, in every state.
 */
import '../../elements/backup-browser.ts';
import '../../elements/color-picker.ts';
import '../../elements/data-table.ts';
import '../../elements/delete-backup-dialog.ts';
import '../../elements/download-dialog.ts';
import '../../elements/help-panel.ts';
import '../../elements/location-picker.ts';
import '../../elements/phone-input.ts';
import '../../elements/restore-dialog.ts';
import '../../elements/rich-text-editor.ts';
import '../../elements/select.ts';
import '../../elements/sync-dialog.ts';
import '../../elements/tabbed-dialog.ts';
import type { BackupEntry } from '../../src/backup/backup-entry.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { findEntries } from '../backup/download/sample-entries.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { settled } from '../support/contract-page.ts';
import { triesAll } from '../support/one-engine.ts';
import { signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';

interface Subject {
  /** A tag, and what of it when a tag has several. */
  name: string;
  make(): HTMLElement;
  open(element: HTMLElement): Promise<void> | void;
  close(element: HTMLElement): Promise<void> | void;
  /** Its list follows the focus, which a move takes away in some engines. */
  mayCloseWhenMoved?: boolean;
}

type Verbs = HTMLElement & { show(): Promise<void>; open(): Promise<void>; close(): Promise<void> };

let items: readonly BackupEntry[];

/** All of them are shown by the one `useDialogElement`: Chromium tries each, and in the other engines two stand for all. */
const dialogTags = [
  'rmm-restore-dialog',
  'rmm-tabbed-dialog',
  ...(triesAll ? ['rmm-download-dialog', 'rmm-sync-dialog', 'rmm-delete-backup-dialog', 'rmm-location-picker'] : []),
];

const dialogs = dialogTags.map(
  (name): Subject => ({
    name,
    make: () => Object.assign(made(name, { 'node-id': '1', heading: 'Settings' }), { items }),
    open: (element) => (element as Verbs).show(),
    close: (element) => (element as Verbs).close(),
  }),
);

const panels = ['floating', 'docked'].map(
  (layout): Subject => ({
    name: `rmm-help-panel, ${layout}`,
    make: () => made('rmm-help-panel', { layout }),
    open: (element) => (element as Verbs).open(),
    close: (element) => (element as Verbs).close(),
  }),
);

const pressed = (name: string, trigger: string, values: object = {}, attributes = {}): Subject => ({
  name,
  make: () => Object.assign(made(name, { label: 'Name', ...attributes }), values),
  open: async (element) => click(await inside(element, trigger)),
  close: () => press('Escape'),
});

const subjects: readonly Subject[] = [
  ...dialogs,
  ...panels,
  {
    ...pressed('rmm-select', '[role="combobox"]', { options: [{ value: 'a', label: 'Alpha' }] }),
    mayCloseWhenMoved: true,
  },
  pressed('rmm-phone-input', '.phone-input-country, button'),
  pressed('rmm-color-picker', '[aria-haspopup]', {}, { variant: 'popover' }),
  pressed('rmm-rich-text-editor', '[role="toolbar"] [aria-haspopup]'),
  pressed('rmm-data-table', '[aria-haspopup="dialog"]', {
    columns: [{ id: 'name', header: 'Name' }],
    filters: [{ name: 'name', label: 'Name', type: 'NumberRange' }],
    rows: [{ id: 1, name: 'One' }],
  }),
  pressed('rmm-backup-browser', '[aria-haspopup="menu"]', {}, { 'node-id': '1' }),
];

const changes: Readonly<Record<string, (element: HTMLElement) => void>> = {
  'it is moved': (element) => element.ownerDocument.querySelector('.other-place')?.append(element),
  'its theme changes': (element) => element.setAttribute('theme', 'dark'),
  'its language changes': (element) => element.setAttribute('lang', 'ja'),
  'its direction changes': (element) => element.setAttribute('dir', 'rtl'),
};

describe('What is over the page', () => {
  let place: HTMLElement;
  let otherPlace: HTMLElement;

  before(async () => {
    await unhover();
    const { featureFlags, user } = await signIn();
    configure({ featureFlags, currentUser: user });
    const { file } = await findEntries();
    ok(file);
    items = [file];
  });
  after(() => configure({ featureFlags: undefined, currentUser: undefined }));
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    otherPlace = document.body.appendChild(document.createElement('div'));
    otherPlace.className = 'other-place';
  });
  afterEach(() => {
    place.remove();
    otherPlace.remove();
  });

  for (const subject of subjects) {
    const named = Object.entries(changes);
    describe(`of ${subject.name}`, () => {
      it(`does not come while it was never opened, when ${named.map(([name]) => name).join(', ')}`, async () => {
        const element = place.appendChild(subject.make());
        for (const [, change] of named) {
          change(element);
          await settled();
          deepEqual(shown(element), []);
        }
      });

      it('stays open, and can be closed, when the same happens', async () => {
        for (const [name, change] of named) {
          const element = place.appendChild(subject.make());
          await subject.open(element);
          const before = await eventually(() => shownAtAll(element));
          await settled();
          change(element);
          await settled();
          const mayBeClosed = subject.mayCloseWhenMoved && name === 'it is moved';
          if (!mayBeClosed || shown(element).length > 0) deepEqual(shown(element), before, name);
          await subject.close(element);
          await eventually(() => deepEqual(shown(element), [], `${name}: it cannot be closed`));
          element.remove();
        }
      });

      it('stays closed once it was closed, when the same happens', async () => {
        const element = place.appendChild(subject.make());
        for (const [name, change] of named) {
          await subject.open(element);
          await eventually(() => shownAtAll(element));
          await subject.close(element);
          await eventually(() => deepEqual(shown(element), []));
          change(element);
          await settled();
          deepEqual(shown(element), [], name);
        }
      });
    });
  }

  for (const { name, make, open, close } of panels) {
    it(`of ${name} goes into the page and comes back as its layout changes`, async () => {
      const element = place.appendChild(make());
      const before = element.getAttribute('layout') ?? '';
      await open(element);
      const over = await eventually(() => shownAtAll(element));
      element.setAttribute('layout', 'inline');
      await eventually(() => deepEqual(shown(element), []));
      const panel = await inside(element, '.help-panel');
      equal(panel.checkVisibility(), true, 'it is not shown in the page');
      element.setAttribute('layout', before);
      await eventually(() => deepEqual(shown(element), over));
      await close(element);
      await eventually(() => deepEqual(shown(element), []));
      for (const layout of ['inline', before]) {
        element.setAttribute('layout', layout);
        await settled();
        equal(panel.checkVisibility(), false, 'it is shown though it was closed');
      }
    });
  }
});

function made(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const inside = (element: HTMLElement, selector: string) =>
  eventually(() => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null);

/** What is in the top layer, but for what names a button, tells news or that something is under way, fades, or is a button. */
function shown(element: HTMLElement): string[] {
  const all = element.shadowRoot?.querySelectorAll<HTMLElement>(':modal, :popover-open') ?? [];
  const isPassing = (one: Element) =>
    one.matches('.tooltip, .notices, .late-busy, [role="tooltip"], [part="launcher"], [inert][aria-hidden]');
  return [...all]
    .filter((one) => !isPassing(one))
    .map((one) => `${one.matches(':modal') ? 'modal' : 'popover'} ${one.className}`);
}

function shownAtAll(element: HTMLElement): string[] | null {
  const all = shown(element);
  return all.length > 0 ? all : null;
}
