/** What the owner of an editor reads, and is told, of what it set and of what became of it. */
import { LateText } from '../../../src/host/forms/late-text.ts';
import type { LossyContent } from '../../../src/ui/editor/html/lossy-content.ts';
import { createEditorModel, type EditorModel } from '../../../src/ui/editor/model/editor-model.ts';
import { createEditorValue, type EditorValue } from '../../../src/ui/editor/model/editor-value.ts';
import { corePlugins } from '../../../src/ui/editor/surface/core-plugins.ts';
import { deepEqual, equal, eventually, ok, throws } from '../../support/assert.ts';

describe('the first value of all editors of a page', () => {
  it('waits for the code that reads it, and an empty one does not', async () => {
    const model = createEditorModel({ plugins: corePlugins() });
    const options = {
      policy: () => ({ createHTML: (html: string) => html }),
      onChange: () => undefined,
      onLossy: () => undefined,
      report: () => undefined,
    };
    const value = createEditorValue(model, options);
    value.accept('');
    equal(value.readiness.peek().is, 'ready');
    value.accept('<p>one</p>');
    equal(value.readiness.peek().is, 'reading');
    value.accept('<p>two</p>');
    equal(value.html(), '<p>two</p>');
    await value.whenRead();
    equal(value.readiness.peek().is, 'ready');
    equal(model.state.peek().doc.textContent, 'two');
  });
});

describe('the value of an editor', () => {
  let model: EditorModel;
  let value: EditorValue;
  let changes: LateText[];
  let losses: LossyContent[];
  let reported: unknown[];
  let policy: { createHTML(html: string): unknown };

  beforeEach(async () => {
    [changes, losses] = [[], []];
    // What is compared late is told to the test that set it.
    const ownReports: unknown[] = [];
    reported = ownReports;
    policy = { createHTML: (html) => html };
    model = createEditorModel({ plugins: corePlugins(), onChange: () => value.changed() });
    value = createEditorValue(model, {
      policy: () => policy,
      onChange: (next) => changes.push(next),
      onLossy: (lossy) => losses.push(lossy),
      report: (error) => ownReports.push(error),
    });
    // The code that reads comes with the first text.
    value.accept('<p>first</p>');
    await value.whenRead();
    value.accept('');
  });

  const typed = (text: string) => model.apply(model.state.peek().tr.insertText(text, 1));
  const shown = () => model.state.peek().doc.textContent;

  it('is what was set, to the letter, until the first edit', () => {
    const html = '<P CLASS=x>one  <blink>two</blink></P>\n';
    value.accept(html);
    equal(value.html(), html);
    equal(changes.length, 0);
    typed('>');
    equal(value.html(), '<p>&gt;one two</p>');
    equal(String(changes[0]), '<p>&gt;one two</p>');
  });

  it('is not another because its owner renders again, and starts anew when it is set again', () => {
    value.accept('<p>one</p>');
    value.accept('<p>one</p>');
    typed('>');
    value.accept(changes[0] as LateText);
    equal(shown(), '>one');
    value.accept('<p>one</p>');
    equal(shown(), 'one');
    equal(value.html(), '<p>one</p>');
  });

  it('is empty for an empty document, and knows it without being written', () => {
    value.accept('<p>a</p>');
    model.apply(model.state.peek().tr.delete(1, 2));
    ok(changes[0] instanceof LateText && changes[0].isEmpty);
    equal(value.html(), '');
    for (const empty of ['', ' \n', '<p></p>', '<p><br></p>']) {
      value.accept(empty);
      equal(value.html(), empty);
      equal(model.status.peek().isEmpty, true, `${JSON.stringify(empty)} is not empty`);
    }
  });

  it('tells once of each value that loses something, and of none that does not', async () => {
    value.accept('<p onclick="x()">one <marquee>two</marquee></p>');
    await eventually(() => equal(losses.length, 1));
    ok(losses[0]?.elements.includes('marquee'), JSON.stringify(losses[0]));
    ok(losses[0]?.attributes.includes('p[onclick]'), JSON.stringify(losses[0]));
    value.accept('<p onclick="x()">one <marquee>two</marquee></p>');
    value.accept('<p><strong>one</strong></p><ul><li>two</li></ul>');
    await new Promise((resolve) => setTimeout(resolve, 50));
    equal(losses.length, 1, JSON.stringify(losses));
  });

  it('does not tell of a value that another followed at once', async () => {
    value.accept('<p><marquee>one</marquee></p>');
    value.accept('<p>two</p>');
    await new Promise((resolve) => setTimeout(resolve, 50));
    deepEqual(losses, []);
  });

  it('starts its history anew: what was set before is not one undo away', async () => {
    value.accept('<p>first</p>');
    typed('>');
    value.accept('<p>second</p>');
    equal(model.status.peek().canUndo, false);
  });

  it('is given and taken as a document', () => {
    value.accept('<h2>one</h2><p>two <em>three</em></p>');
    const json = JSON.parse(JSON.stringify(model.state.peek().doc.toJSON()));
    value.accept('');
    equal(String(value.setDocument(json)), '<h2>one</h2><p>two <em>three</em></p>');
    equal(value.html(), '<h2>one</h2><p>two <em>three</em></p>');
    equal(changes.length, 0);
  });

  it('says what is wrong with what is no document, and stays as it is', () => {
    value.accept('<p>one</p>');
    const wrong: [unknown, RegExp][] = [
      [undefined, /isn’t an editor document/],
      [null, /isn’t an editor document/],
      ['<p>two</p>', /isn’t an editor document/],
      [{ type: 'paragraph' }, /isn’t an editor document/],
      [{ type: 'doc', content: [{ type: 'iframe' }] }, /iframe/],
      [{ type: 'doc', content: [] }, /doc/],
      [{ type: 'doc', content: [{ type: 'text', text: 'two' }] }, /doc/],
      [{ type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'javascript:' } }] }, /align/],
    ];
    for (const [json, words] of wrong) {
      const error = throws(() => value.setDocument(json), RangeError);
      ok(words.test(error.message), `${JSON.stringify(json)}: ${error.message}`);
    }
    equal(value.html(), '<p>one</p>');
    equal(shown(), 'one');
    equal(changes.length, 0);
  });

  it('reports a page that lets no text be read, and keeps the value', async () => {
    policy = {
      createHTML() {
        throw new TypeError('refused by the page');
      },
    };
    const { parseHTML } = Document as unknown as { parseHTML?: unknown };
    Reflect.deleteProperty(Document, 'parseHTML');
    try {
      value.accept('<p>one</p>');
    } finally {
      if (parseHTML) Reflect.set(Document, 'parseHTML', parseHTML);
    }
    await eventually(() => equal(reported.length, 1));
    ok(/Trusted Types|refused by the page/.test(String(reported[0])), String(reported[0]));
    equal(value.html(), '<p>one</p>');
  });
});
