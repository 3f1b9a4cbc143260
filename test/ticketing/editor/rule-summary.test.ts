/** The rule in one sentence below the tabs: two lines of it, and all for whoever asks. */
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { press, unhover } from '../../support/user.ts';
import { resizePage } from '../../ui/viewport.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const ruleOf = (words: readonly string[]) => ({
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  conditions: { all: [{ field: 'summary', operator: 'contains_any', value: words }], any: [] },
  actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hello there</p>', public: true } }],
  version: '1',
});
const many = Array.from({ length: 24 }, (_, index) => `printer on floor ${index + 1}`);

describe('The sentence that says what a rule does', () => {
  let handle: AutomationEditorHandle;

  before(unhover);
  afterEach(async () => {
    handle.remove();
    await resizePage(1280, 800);
  });

  const open = async (words: readonly string[]) => {
    const backend = new AutomationBackend();
    backend.automations.set('7', ruleOf(words));
    handle = await AutomationEditorHandle.open({ automationId: '7' }, backend);
    return handle.find('.rule-summary-text');
  };
  const button = (name: string) =>
    handle.all('button').find((one) => one.ariaLabel === name && one.checkVisibility({ visibilityProperty: true }));
  const isCut = (text: HTMLElement) => text.scrollHeight > text.clientHeight;

  it('has two lines where it is long, and all of them once somebody asks', async () => {
    await resizePage(400, 800);
    const text = await open(many);
    const more = await eventually(() => button('Show all') ?? null);
    ok(isCut(text));
    more.focus();
    await press('Enter');
    await eventually(() => ok(button('Show less')));
    ok(!isCut(text), 'it is still cut off');
    const box = text.closest('.tabbed-dialog-summary') as HTMLElement;
    ok(box.clientHeight > 100, `${box.clientHeight}`);
    ok(box.clientHeight <= 400, `${box.clientHeight}`);
    await expectNoAxeViolations(handle.element);
    equal(handle.focused(), 'Show less');
    await press('Enter');
    await eventually(() => ok(button('Show all')));
    ok(isCut(text));
  });

  it('offers no more where it is short, and does where its room becomes less', async () => {
    await resizePage(1280, 800);
    const text = await open(many.slice(0, 1));
    await eventually(() => ok(text.textContent?.includes('floor 1')));
    equal(button('Show all'), undefined);
    await resizePage(400, 800);
    await eventually(() => ok(button('Show all')));
  });

  it('takes over names that come after it was read', async () => {
    const backend = new AutomationBackend();
    backend.automations.set('7', {
      ...ruleOf([]),
      conditions: { all: [{ field: 'requester', operator: 'equals', value: 'ada' }], any: [] },
    });
    const { promise: named, resolve: answer } = Promise.withResolvers<void>();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if ((input instanceof Request ? input.url : String(input)).includes('/query/users')) await named;
      return backend.fetch(input, init);
    };
    handle = await AutomationEditorHandle.open({ automationId: '7' }, backend, { fetch });
    const text = await handle.find('.rule-summary-text');
    await eventually(() => match(text.textContent ?? '', /Requester is ada/));
    answer();
    await eventually(() => match(text.textContent ?? '', /Requester is Ada Lovelace/));
  });
});
