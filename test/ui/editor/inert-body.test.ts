/** HTML is parsed on pages with and without Trusted Types, and nothing of it is lost on the way unsaid. */
import { inertBody } from '../../../src/ui/editor/html/inert-body.ts';
import { equal, match, ok, throws } from '../../support/assert.ts';

const identity = { createHTML: (html: string) => html };
const formatted =
  '<p style="color: red" align="center" data-x="1">a</p><table width="10"><colgroup><col width="30"></colgroup>' +
  '<tbody><tr><td colspan="2" data-colwidth="1,2" bgcolor="red">b</td></tr></tbody></table><img src="cid:1">';
/** Styles went another way, so they stand at the end. */
const kept = formatted.replace(
  '<p style="color: red" align="center" data-x="1">',
  '<p align="center" data-x="1" style="color: red;">',
);
/** As a page that enforces does. */
function refuseStrings() {
  const original = DOMParser.prototype.parseFromString;
  let refused = 0;
  DOMParser.prototype.parseFromString = function (this: DOMParser, html: string, type: DOMParserSupportedType) {
    if (typeof html !== 'string') return original.call(this, String(html), type);
    refused += 1;
    throw new TypeError('This document requires TrustedHTML assignment.');
  };
  return {
    refused: () => refused,
    restore() {
      DOMParser.prototype.parseFromString = original;
    },
  };
}

describe('the parser of unknown HTML', () => {
  it('runs and loads nothing, and keeps what the schema reads', () => {
    const body = inertBody(
      `${formatted}<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>`,
      identity,
    );
    equal(body.ownerDocument.defaultView, null);
    ok(body.innerHTML.startsWith(kept), body.innerHTML);
    equal((globalThis as { ran?: boolean }).ran, undefined);
  });

  it('keeps comments, addresses and what Word says, which are for its readers', () => {
    const body = inertBody(
      '<html><body><!--StartFragment--><p style="mso-list:\n l0 level1; color: red"><a href="javascript:a()" STYLE = color:blue>b</a></p>',
      identity,
    );
    equal(body.firstChild?.nodeValue, 'StartFragment');
    const [paragraph, link] = body.querySelectorAll<HTMLElement>('p, a');
    equal(paragraph?.getAttribute('data-word-style'), 'mso-list:\n l0 level1; color: red');
    equal(paragraph?.style.color, 'red');
    equal(link?.getAttribute('href'), 'javascript:a()');
    equal(link?.style.color, 'blue');
  });

  it('hands no handler to a parser, which a policy would report', () => {
    const body = inertBody('<p onclick="a()" OnFocus=b() title=c>d</p><p>onclick="e"</p>', identity);
    equal(body.innerHTML, '<p title="c">d</p><p>onclick="e"</p>');
  });

  it('takes no text for a style, however it looks', () => {
    const html = '<p title="a style=b">style="c" <code>&lt;p style="d"></code></p>';
    equal(inertBody(html, identity).innerHTML, '<p title="a style=b">style="c" <code>&lt;p style="d"&gt;</code></p>');
  });

  it('is fooled by no names', () => {
    for (const name of ['body', 'documentElement', 'defaultView', 'querySelector']) {
      equal(inertBody(`<img name="${name}"><form name="${name}"></form><p>a</p>`, identity).localName, 'body');
    }
    equal(inertBody('<frameset><frame src="x"></frameset>', identity).childNodes.length, 0);
  });

  it('says that a policy emptied a text, and takes it where nothing was to be kept', () => {
    const emptying = { createHTML: () => '' };
    match(throws(() => inertBody('<p>text</p>', emptying)).message, /Nothing is left/);
    match(throws(() => inertBody('<img src="https://example.com/a.png">', emptying)).message, /Nothing is left/);
    equal(inertBody('<script>alert(1)</script><!-- x -->', emptying).childNodes.length, 0);
    equal(inertBody('', emptying).childNodes.length, 0);
    equal(inertBody('<script>alert(1)</script>', identity).childNodes.length, 0);
  });

  it('takes what the policy of a page trusts, where strings are refused', () => {
    const page = refuseStrings();
    try {
      const trusted = { createHTML: (html: string) => ({ toString: () => html }) };
      equal(inertBody(formatted, trusted).innerHTML, kept);
      equal(page.refused(), 0);
    } finally {
      page.restore();
    }
  });

  // The last one: a page that refused once is not asked again.
  it('goes by the sanitiser of the browser without trying, or tries a string once and says what to configure', () => {
    const page = refuseStrings();
    const hasSanitizer = 'parseHTML' in Document;
    const read = () => inertBody(`${formatted}<script>a()</script><b onclick="c()">d</b>`, identity).innerHTML;
    try {
      for (let time = 0; time < 3; time += 1) {
        if (hasSanitizer) equal(read(), `${kept}<b>d</b>`);
        else match(throws(read).message, /trustedTypesPolicy/);
      }
      equal(page.refused(), hasSanitizer && 'trustedTypes' in globalThis ? 0 : 1);
    } finally {
      page.restore();
    }
  });
});
