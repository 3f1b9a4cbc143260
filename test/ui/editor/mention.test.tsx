/** Mentioning somebody, by real keys and pointer. */
import type { Mention, MentionLookup } from '../../../src/ui/editor/model/editor-types.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { compose } from '../../support/compose.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';
import { click, engine, hover, press, type, unhover } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { type ShownEditor, showEditor } from './editor-hand.tsx';
import { lateParts } from './taken-in.ts';

const people: Mention[] = [
  { id: 'u1', label: 'Sam', metadata: { description: 'sam@example.com' } },
  { id: 'u2', label: 'Sue' },
  { id: 'u3', label: 'Zoë' },
];

let editor: ShownEditor;
let asked: string[];
/** Of the wait for the next letter, which is over when somebody looks. */
let waiting: HeldTimers;
const find: MentionLookup = async (query) => {
  asked.push(query);
  return people.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));
};
const given = async (value = '', props: Parameters<typeof showEditor>[1] = {}) => {
  asked = [];
  editor = await showEditor(value, { onMentionLookup: find, ...props });
  await lateParts(editor.text);
  editor.text.focus();
};
const options = () => editor.mounted.all('.mention-popup [role="option"]');
const names = () => options().map((option) => option.querySelector('.mention-label')?.textContent);
const eventuallyShown = (check: () => void) =>
  eventually(() => {
    waiting.end();
    check();
  });
const shown = (...labels: string[]) => eventuallyShown(() => deepEqual(names(), labels));
const staysClosed = async () => {
  for (let look = 0; look < 3; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    waiting.end();
  }
  equal(popups().length, 0);
};
const popups = () => editor.mounted.all('.mention-popup');
const gone = () => eventually(() => equal(popups().length, 0));
const active = () => {
  const id = editor.text.getAttribute('aria-activedescendant');
  return id === null ? undefined : options().find((option) => option.id === id);
};
const activeName = () => active()?.querySelector('.mention-label')?.textContent;
const sam = '<span data-mention="u1" data-label="Sam"';

describe('Mentions in the editor', () => {
  beforeEach(() => {
    waiting = holdTimers(editorLimits.mention.debounce);
  });
  afterEach(async () => {
    editor.mounted.remove();
    waiting.restore();
    await unhover();
  });

  it('are suggested under the @, and chosen by Enter, with a space behind', async () => {
    await given();
    await type('hi @s');
    await shown('Sam', 'Sue');
    deepEqual(asked, ['s']);
    equal(activeName(), 'Sam');
    equal(active()?.getAttribute('aria-selected'), 'true');
    equal(active()?.parentElement?.getAttribute('role'), 'listbox');
    equal(editor.text.getAttribute('aria-controls'), active()?.parentElement?.id);
    equal(active()?.querySelector('.mention-description')?.textContent, 'sam@example.com');
    equal(editor.focused(), 'ProseMirror');
    await press('ArrowDown');
    await eventually(() => equal(activeName(), 'Sue'));
    await press('ArrowDown');
    await eventually(() => equal(activeName(), 'Sam'));
    await press('Enter');
    await gone();
    await type('!');
    await eventually(() => ok(editor.html().startsWith(`<p>hi ${sam}`), editor.html()));
    ok(editor.html().endsWith('@user:u1</span> !</p>'), editor.html());
    equal(editor.text.textContent, 'hi @Sam !');
    equal(editor.text.getAttribute('aria-activedescendant'), null);
  });

  it('show a name as it is, which turns nothing round, itself or what stands beside it', async () => {
    await given('<p>to <span data-mention="u1" data-label="Sam\u202Exe">@Sam\u202Exe</span> now</p>');
    const chip = () => editor.text.querySelector('.editor-chip') ?? document.body;
    await eventually(() => equal(chip().textContent, '@Sam\uFFFDxe'));
    // An isolate, too, in the direction of its own first letter.
    equal(getComputedStyle(chip()).unicodeBidi, 'plaintext');
    editor.mounted.remove();
    await given('', {
      onMentionLookup: async () => [{ id: 'u4', label: 'Sal', metadata: { description: 'sal\u202Exe' } }],
    });
    await type('@s');
    await shown('Sal');
    equal(active()?.querySelector('.mention-description')?.textContent, 'sal\uFFFDxe');
  });

  it('are told to a screen reader, and have no fault that axe finds', async () => {
    await given();
    await type('@s');
    await shown('Sam', 'Sue');
    const heard = () =>
      editor.mounted
        .all('[aria-live="polite"]')
        .map((region) => region.textContent)
        .join('|');
    await eventually(() => ok(heard().includes('2 suggestions'), heard()));
    await expectNoAxeViolations(editor.mounted.host);
    await press('Tab');
    await gone();
    await eventually(() => ok(heard().includes('Sam mentioned'), heard()));
    equal(editor.focused(), 'ProseMirror');
  });

  it('are chosen by a press, and the text keeps the focus', async () => {
    await given();
    await type('@s');
    await shown('Sam', 'Sue');
    await settled(editor.mounted);
    await hover(options()[1] as HTMLElement);
    await eventually(() => equal(activeName(), 'Sue'));
    await click(options()[1] as HTMLElement);
    await gone();
    equal(editor.text.textContent, '@Sue ');
    equal(editor.focused(), 'ProseMirror');
  });

  it('stay closed for this @ after Escape, and come for the next', async () => {
    await given();
    await type('@s');
    await shown('Sam', 'Sue');
    await press('Escape');
    await gone();
    await type('a');
    await staysClosed();
    await press('Enter');
    await type('@z');
    await shown('Zoë');
    equal(editor.text.textContent, '@sa@z');
  });

  it('come by undo as what was typed, and go as a whole', async () => {
    await given();
    await type('@sa');
    await shown('Sam');
    await press('Enter');
    await gone();
    await press('Control+z');
    await eventually(() => equal(editor.text.textContent, '@sa'));
    await press('Control+y');
    await eventually(() => equal(editor.text.textContent, '@Sam '));
    await press('Backspace');
    await press('Backspace');
    await eventually(() => equal(editor.html(), ''));
  });

  it('say that there is nobody, and what failed, with a way to try again', async () => {
    const failed: [unknown, string][] = [];
    let isDown = true;
    await given('', {
      onMentionLookup: async (query, context) => {
        if (isDown) throw new Error('down');
        return find(query, context);
      },
      onMentionError: (error, query) => failed.push([error, query]),
    });
    await type('@');
    await editor.mounted.find('.mention-skeleton');
    waiting.end();
    const retry = await editor.mounted.named('.mention-popup button', 'Retry');
    equal(failed.length, 1);
    await expectNoAxeViolations(editor.mounted.host);
    isDown = false;
    await click(retry);
    await shown('Sam', 'Sue', 'Zoë');
    await type('x');
    await eventuallyShown(() => equal(popups()[0]?.textContent, 'No options found'));
    await press('Backspace');
    await shown('Sam', 'Sue', 'Zoë');
    isDown = true;
    await type('q');
    await eventuallyShown(() => equal(failed.length, 2));
    await editor.mounted.named('.mention-popup button', 'Retry');
    isDown = false;
    await press('Enter');
    await eventually(() => equal(popups()[0]?.textContent, 'No options found'));
    equal(editor.text.textContent, '@q');
  });

  it('are not there without a callback, without permission, and for an @ that only is passed by', async () => {
    await given('', { onMentionLookup: undefined });
    await type('@s');
    await staysClosed();
    editor.mounted.remove();
    await given('', { permissions: { mentions: false } });
    await type('@s');
    await staysClosed();
    equal(asked.length, 0);
    editor.mounted.remove();
    await given('<p>x @sam</p>');
    await editor.putCaret('@sam', 3);
    await staysClosed();
    await type('u');
    await eventuallyShown(() => ok(asked.length > 0));
  });

  it('close when the focus leaves the text', async () => {
    await given();
    await type('@s');
    await shown('Sam', 'Sue');
    editor.text.blur();
    await gone();
  });

  it('leave what an input method composes alone, and look for it when it is there', async () => {
    await given('', { onMentionLookup: async () => [{ id: 'u9', label: '田中' }] });
    await type('@');
    await compose(editor.text, editor.text.querySelector('p') as HTMLElement, ['た', 'たな', '田中'], '田中');
    await eventually(() => equal(editor.text.textContent, '@田中'));
    await shown('田中');
    // In WebKit an Enter within half a second of its end is still the input method's.
    if (engine === 'webkit') await new Promise((resolve) => setTimeout(resolve, 600));
    await press('Enter');
    await gone();
    equal(editor.text.textContent, '@田中 ');
    ok(editor.html().includes('data-mention="u9"'), editor.html());
  });

  it('take nothing of what a lookup answers for markup', async () => {
    const label = '<img src=x onerror="window.hit = 1">';
    await given('', { onMentionLookup: async () => [{ id: '"><script>window.hit=1</script>', label }] });
    await type('@s');
    await shown(label);
    await press('Enter');
    await eventually(() => equal(editor.text.textContent, `@${label} `));
    equal(editor.text.querySelectorAll('img:not(.ProseMirror-separator), script').length, 0);
    const parsed = new DOMParser().parseFromString(editor.html(), 'text/html');
    equal(parsed.querySelectorAll('script, img').length, 0);
    equal(Reflect.get(window, 'hit'), undefined);
  });
});
