import { TextSelection } from 'prosemirror-state';
import {
  addressProblem,
  emptyAddress,
  isEmptyAddress,
  linkTarget,
  typedAddress,
} from '../../../src/ui/editor/link/link-address.ts';
import { canLink, linkAt, removeLink, setLink } from '../../../src/ui/editor/link/link-commands.ts';
import { createLinkModel } from '../../../src/ui/editor/link/link-model.ts';
import { createEditorModel, type EditorModel } from '../../../src/ui/editor/model/editor-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { doc, expectCommand, expectNothing, link, mark, p, pre, stateOf, strong, table, td, tr } from './build.ts';

describe('the address of a link', () => {
  it('is accepted, or refused with its reason', () => {
    const expected: Record<string, ReturnType<typeof addressProblem>> = {
      'https://': undefined,
      '': undefined,
      'http://example.com': undefined,
      'https://example.com/a?b=c#d': undefined,
      'HTTPS://EXAMPLE.COM': undefined,
      'example.com/path': undefined,
      'localhost:3000': undefined,
      'mailto:desk@example.com': undefined,
      'tel:+49301234': undefined,
      'sms:+49301234': undefined,
      'ftp://example.com/file': 'ftp',
      'https://exa mple.com': 'space',
      'two words': 'space',
      'javascript:alert(1)': 'scheme',
      'data:text/html,x': 'scheme',
      'file:///etc/passwd': 'scheme',
      'https://[': 'incomplete',
    };
    for (const [text, problem] of Object.entries(expected)) equal(addressProblem(text), problem, text);
  });

  it('leads where the sanitiser lets it, and to a mailbox where it is one', () => {
    equal(linkTarget('example.com'), 'https://example.com');
    equal(linkTarget('desk@example.com'), 'mailto:desk@example.com');
    equal(linkTarget('https://user@example.com/'), 'https://user@example.com/');
    equal(linkTarget('ftp://example.com'), 'about:blank');
  });

  it('is meant by itself when it was pasted behind the https:// that stood there', () => {
    equal(typedAddress('https://https://example.com'), 'https://example.com');
    equal(typedAddress('https://mailto:desk@example.com'), 'mailto:desk@example.com');
    equal(typedAddress('https://example.com/?u=https://a.b'), 'https://example.com/?u=https://a.b');
    ok(isEmptyAddress(' https:// ') && isEmptyAddress(''));
  });
});

const one = link('https://one.example/');
const rich = mark('link', { href: 'https://one.example/', rel: 'nofollow', target: '_blank', title: 'One' });

describe('links in the document', () => {
  it('are found with all that is the same link', () => {
    const state = stateOf(doc(p('a ', one('b<cursor>c', strong('d')), ' e')));
    const { from, to } = linkAt(state) ?? {};
    deepEqual([from, to], [3, 6]);
    equal(linkAt(stateOf(doc(p('a<cursor> ', one('b'))))), undefined);
    equal(linkAt(stateOf(doc(p('<start>a ', one('b<end>'))))), undefined);
    ok(linkAt(stateOf(doc(p('a ', one('<start>b<end>c'))))));
  });

  it('are made of what is selected', () => {
    expectCommand(
      setLink('one.example/x'),
      doc(p('a <start>b<end> c')),
      doc(p('a ', link('https://one.example/x')('b'), ' c')),
    );
    expectCommand(
      setLink('https://one.example/'),
      doc(p('a <start>b'), pre('c'), p('d<end> e')),
      doc(p('a ', one('b')), pre('c'), p(one('d'), ' e')),
    );
    expectCommand(
      setLink('https://one.example/'),
      doc(table(tr(td(p('<start>a')), td(p('b<end>')), td(p('c'))))),
      doc(table(tr(td(p(one('a'))), td(p(one('b'))), td(p('c'))))),
      { cells: true },
    );
  });

  it('are written where nothing is selected', () => {
    expectCommand(
      setLink('one.example'),
      doc(p('a <cursor>')),
      doc(p('a ', link('https://one.example')('one.example'))),
    );
  });

  it('keep rel, target and title when they get another address', () => {
    const other = mark('link', { href: 'https://two.example/', rel: 'nofollow', target: '_blank', title: 'One' });
    expectCommand(
      setLink('https://two.example/'),
      doc(p(rich('a<cursor>b', strong('c')))),
      doc(p(other('ab', strong('c')))),
    );
    expectCommand(
      setLink('https://two.example/'),
      doc(p('<start>x', rich('ab<end>'))),
      doc(p(link('https://two.example/')('x'), other('ab'))),
    );
  });

  it('are taken away, and the words stay', () => {
    expectCommand(removeLink, doc(p(one('a<cursor>b', strong('c')), one('d'))), doc(p('ab', strong('c'), 'd')));
    expectNothing(removeLink, doc(p('a<cursor>b')));
  });

  it('have no place in code', () => {
    ok(!canLink(stateOf(doc(pre('a<cursor>')))));
    expectNothing(setLink('https://one.example/'), doc(pre('<start>a<end>')));
  });
});

describe('the link bubble', () => {
  /** As it is selected there, in a document of the same shape. */
  const select = (model: EditorModel, marked: ReturnType<typeof doc>) => {
    const { anchor, head } = stateOf(marked).selection;
    const { doc: now, tr: transaction } = model.state.peek();
    model.apply(transaction.setSelection(TextSelection.create(now, anchor, head)));
  };
  const given = (marked: ReturnType<typeof doc>) => {
    const model = createEditorModel();
    model.replaceDocument(stateOf(marked).doc);
    select(model, marked);
    return { model, bubble: createLinkModel({ model }) };
  };
  const html = ({ model }: ReturnType<typeof given>) => String(model.state.peek().doc);

  it('is shown as long as the caret is in a link', () => {
    const { model, bubble } = given(doc(p('a ', one('b<cursor>c'))));
    equal(bubble.mode.value.kind, 'shown');
    const before = bubble.mode.value;
    model.apply(model.state.peek().tr.insertText('x', 1, 1));
    equal(bubble.mode.value.kind, 'shown');
    ok(before !== bubble.mode.value, 'it stands elsewhere now');
    select(model, doc(p('<cursor>xa ', one('bc'))));
    equal(bubble.mode.value.kind, 'hidden');
  });

  it('stays away from a link that it was sent away from, until the caret has been elsewhere', () => {
    const { model, bubble } = given(doc(p('a ', one('b<cursor>c'))));
    bubble.mode.value;
    bubble.dismiss();
    equal(bubble.mode.value.kind, 'hidden');
    select(model, doc(p('<cursor>a ', one('bc'))));
    equal(bubble.mode.value.kind, 'hidden');
    select(model, doc(p('a ', one('b<cursor>c'))));
    equal(bubble.mode.value.kind, 'shown');
  });

  it('confirms an address', () => {
    const shown = given(doc(p('a <start>b<end>')));
    shown.bubble.edit();
    equal(shown.bubble.mode.value.kind, 'edit');
    equal(shown.bubble.text.value, emptyAddress);
    shown.bubble.type('https://one.example/');
    shown.bubble.confirm();
    ok(shown.model.state.peek().doc.eq(stateOf(doc(p('a ', one('b')))).doc), html(shown));
    equal(shown.bubble.text.value, emptyAddress);
  });

  it('removes nothing when an empty address is confirmed, and resets its input', () => {
    for (const empty of ['', 'https://', '  ']) {
      const shown = given(doc(p('a ', one('b<cursor>c'))));
      shown.bubble.edit();
      equal(shown.bubble.text.value, 'https://one.example/');
      shown.bubble.type(empty);
      shown.bubble.confirm();
      equal(shown.bubble.problem.value, undefined);
      equal(shown.bubble.mode.value.kind, 'shown');
      equal(shown.bubble.text.value, emptyAddress);
      ok(shown.model.state.peek().doc.eq(stateOf(doc(p('a ', one('bc')))).doc), html(shown));
    }
  });

  it('keeps what is no address, and tells why only when it was tried', () => {
    const shown = given(doc(p('a <start>b<end>')));
    shown.bubble.edit();
    shown.bubble.type('ftp://example.com');
    equal(shown.bubble.problem.value, undefined);
    shown.bubble.confirm();
    equal(shown.bubble.problem.value, 'ftp');
    equal(shown.bubble.mode.value.kind, 'edit');
    equal(shown.bubble.text.value, 'ftp://example.com');
    shown.bubble.cancel();
    equal(shown.bubble.mode.value.kind, 'hidden');
    ok(shown.model.state.peek().doc.eq(stateOf(doc(p('a b'))).doc));
  });

  it('is not edited where the text is not, or in code', () => {
    const locked = given(doc(p(one('b<cursor>c'))));
    locked.model.setEditable(false);
    locked.bubble.edit();
    equal(locked.bubble.mode.value.kind, 'shown');
    const code = given(doc(pre('b<cursor>c')));
    code.bubble.edit();
    equal(code.bubble.mode.value.kind, 'hidden');
  });
});
