/** What is asked of every element as it ships, by what `custom-elements.json` says that there is. */
import { newTicket } from '../ticketing/timer/timer-server.ts';
import { equal, eventually, ok } from './assert.ts';
import { allowConsole } from './console-guard.ts';
import { countPageErrors, eventOf, settled, viewOf } from './contract-page.ts';
import { clearFaults, setFault, signIn } from './server.ts';

export interface BuiltElement {
  tagName: string;
  /** Without `fieldName` what every element has. */
  attributes?: readonly { name: string; fieldName?: string; type?: { text: string } }[];
  events?: readonly { name: string }[];
  members?: readonly { kind: string; name: string; return?: { type: { text: string } } }[];
}

export async function builtElements(): Promise<readonly BuiltElement[]> {
  const manifest = await (await fetch('/dist/custom-elements.json')).json();
  const { modules } = manifest as { modules: readonly { declarations: readonly Partial<BuiltElement>[] }[] };
  return modules
    .flatMap(({ declarations }) => declarations)
    .filter((declaration): declaration is BuiltElement => declaration.tagName !== undefined);
}

/**
 * @param mount Puts an element of that name into the page, whichever way the host does that
 * @param unmount Takes it away again
 */
export async function liveThrough(
  built: BuiltElement,
  mount: (tag: string, attributes: Readonly<Record<string, string>>) => Promise<HTMLElement>,
  unmount: (element: HTMLElement) => void,
): Promise<void> {
  await signIn();
  const pageErrors = countPageErrors();
  // A dialog that is opened for nothing shows nothing, and tells whoever opened it.
  allowConsole(/: (?:items is empty|(?:node-id|type|kind|provider|variant) is not set), so /);
  const element = await mount(built.tagName, await neededAttributes(built));
  ok(element.matches(':defined'), `${built.tagName} is not defined`);
  await answers(element, built);
  // `<rmm-config>` shows nothing and tells nothing.
  const hasView = (built.events ?? []).length > 0;
  if (hasView) {
    await eventually(() => viewOf(element));
    await fires(element, built);
  }
  await moves(element, hasView ? await viewAtRest(element) : null);
  unmount(element);
  await settled();
  if (hasView) equal(element.shadowRoot?.childNodes.length, 0, 'something of it stayed');
  equal(pageErrors(), 0);
}

/** Without which an element has nothing to show. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rmm-patch-overrides': { 'policy-id': '1' },
  'rmm-policy-backups': { 'policy-id': '1' },
  'rmm-psa-mapping': { provider: 'first', page: 'companies' },
  'rmm-product-bill': { 'client-id': '1' },
  'rmm-product-form': { variant: 'standard' },
  'rmm-scheduled-task-editor': { 'task-id': '1' },
  'rmm-ticket-status': { status: 'OPEN' },
};

async function neededAttributes({ tagName, attributes = [] }: BuiltElement): Promise<Readonly<Record<string, string>>> {
  const has = (attribute: string) => attributes.some(({ name }) => name === attribute);
  return {
    ...(has('node-id') && { 'node-id': '1' }),
    // Without one it asks the server for nothing when it is refreshed, and so cannot be refused.
    ...(has('ticket-id') && { 'ticket-id': await newTicket() }),
    ...needed[tagName],
  };
}

/** By the method that opens it, where there is one: then there is a view to look at. */
async function answers(element: HTMLElement, { members }: BuiltElement): Promise<void> {
  // Those of a control answer at once, view or none.
  const methods =
    members?.filter((member) => /^Promise</.test(member.return?.type.text ?? '')).map(({ name }) => name) ?? [];
  if (methods.length === 0) return;
  const name = methods.find((method) => /^(show|open|reload|refresh|get|is|pause|check)/.test(method));
  ok(name, `none of ${methods.join(', ')} can be called without more`);
  await (Reflect.get(element, name) as () => Promise<unknown>).call(element);
}

/** An attribute that is wrong, a required value that is missing, a call that is refused, a dialog that is closed: each is told. */
async function fires(element: HTMLElement, { tagName, attributes = [], members = [] }: BuiltElement): Promise<void> {
  const strict = attributes.find(({ fieldName, type }) => fieldName && /number|'/.test(type?.text ?? ''));
  if (strict) {
    allowConsole(new RegExp(`<${tagName} ${strict.name}>`));
    const before = element.getAttribute(strict.name);
    const error = eventOf<{ kind: string }>(element, 'rmm-error', ({ kind }) => kind === 'bad-attribute');
    element.setAttribute(strict.name, 'nonsense');
    await error;
    if (before === null) element.removeAttribute(strict.name);
    else element.setAttribute(strict.name, before);
  } else if (attributes.some(({ name }) => name === 'required')) {
    const invalid = eventOf(element, 'invalid');
    element.toggleAttribute('required', true);
    await eventually(() => ok(!(element as HTMLInputElement).checkValidity(), 'nothing is missing'));
    await invalid;
  } else if (attributes.some(({ name }) => name === 'status')) {
    allowConsole(new RegExp(`<${tagName}>: “nonsense” isn’t one of`));
    const error = eventOf(element, 'rmm-error');
    element.setAttribute('status', 'nonsense');
    await error;
    element.setAttribute('status', 'OPEN');
  } else if (members.some(({ name }) => name === 'refresh')) {
    await isRefused(element, () => refresh(element));
    await refresh(element);
  } else if (attributes.some(({ name }) => name === 'task-id')) {
    await isRefused(element, async () => element.setAttribute('task-id', '2'));
    element.setAttribute('task-id', '1');
  } else {
    const closed = eventOf(element, 'rmm-close');
    await (element as HTMLElement & { close(): Promise<void> }).close();
    await closed;
    await (element as HTMLElement & { show(): Promise<void> }).show();
  }
}

/** What asks the server tells what it is refused. */
async function isRefused(element: HTMLElement, ask: () => Promise<void>): Promise<void> {
  allowConsole(new RegExp(`^${element.localName} `));
  const error = eventOf<{ kind: string }>(element, 'rmm-error', ({ kind }) => kind === 'forbidden');
  await setFault({ fault: 'forbidden', match: '/' });
  await ask();
  await error;
  await clearFaults();
}

const refresh = (element: HTMLElement) => (element as HTMLElement & { refresh(): Promise<void> }).refresh();

/** In a view that waits for an answer or for code. */
const waiting = '.skeleton, [aria-busy="true"]';
/** Shows rows that are coming until its page sets some. */
const waitsForItsPage = 'rmm-data-table';

/** What is shown again, or for another node, is drawn anew, and that takes its time; what waits gives way to what it waits for. */
async function viewAtRest(element: HTMLElement): Promise<Element> {
  let before: Element | null = null;
  return eventually(async () => {
    const now = viewOf(element);
    const isWaiting = element.localName !== waitsForItsPage && element.shadowRoot?.querySelector(waiting);
    const isAtRest = now !== null && now === before && !isWaiting;
    before = now;
    await settled();
    return isAtRest ? now : null;
  });
}

async function moves(element: HTMLElement, shown: Element | null): Promise<void> {
  const home = element.parentElement;
  const place = document.createElement('div');
  document.body.append(place);
  place.append(element);
  await settled();
  if (shown) equal(viewOf(element), shown, 'the view was built anew');
  home?.append(element);
  await settled();
  place.remove();
}
