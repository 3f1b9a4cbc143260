/** What a page may show of HTML that was set: nothing in it runs, loads code or sends, and what is harmless stays. */
import payloads from 'corpora:dompurify-payloads';
import * as fc from 'fast-check';
import { checkHtml, safeHtml } from '../../../src/ui/editor/html/safe-html.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { hostileVectors } from '../../support/corpora/hostile-html.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { randomRuns } from '../../support/one-engine.ts';

const forbidden = new Set(
  (
    'script style link meta base iframe frame frameset object embed applet template svg math form input button select ' +
    'option textarea title noscript noembed noframes xmp plaintext audio video source track canvas portal dialog label ' +
    'fieldset output map area image isindex keygen slot picture'
  ).split(' '),
);
const allowedAttributes =
  /^(?:class|id|name|title|lang|dir|style|align|alt|width|height|href|src|(?:data|aria)-.*|xmlns.*|xml:lang|[a-z]+)$/;

/** Told by what a browser makes of it, and by other lists than those of the code. */
function dangersIn(root: ParentNode): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${name}> of ${element.namespaceURI}`);
    if (forbidden.has(name) || name.includes('-')) found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      const isBad =
        /^on/.test(attribute) ||
        /^(?:action|formaction|srcdoc|srcset|ping|is|slot|part|nonce|autofocus|tabindex|contenteditable|popover.*)$/.test(
          attribute,
        ) ||
        !allowedAttributes.test(attribute) ||
        (/^(?:href|src|cite)$/.test(attribute) && !isHarmless(value, attribute === 'src')) ||
        (attribute === 'style' &&
          /url|expression|behavior|binding|\\|position:\s*(?:fixed|absolute|sticky)/i.test(value)) ||
        (/^(?:id|name)$/.test(attribute) && value in document.createElement('form'));
      if (isBad) found.push(`<${name} ${attribute}="${value.slice(0, 60)}">`);
    }
  }
  return found;
}

function isHarmless(address: string, isPicture: boolean): boolean {
  const { protocol, pathname } = URL.canParse(address, 'https://here.example')
    ? new URL(address, 'https://here.example')
    : { protocol: 'none:', pathname: '' };
  if (isPicture && protocol === 'data:') return /^image\/(?!svg)/.test(pathname);
  if (address === 'about:blank') return !isPicture;
  return (isPicture ? /^(?:https?|blob|cid|none):$/ : /^(?:https?|mailto|sms|tel|none):$/).test(protocol);
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

function isSafe(name: string, html: string) {
  const safe = safeHtml(html);
  deepEqual(dangersIn(parsed(safe)), [], name);
  // Read, written and read again, in an element and in others that are read in their own way.
  for (const place of ['div', 'td', 'p', 'pre']) {
    const box = parsed('').createElement(place);
    box.innerHTML = safe;
    deepEqual(dangersIn(box), [], `${name}, in a ${place}`);
    box.innerHTML = `${box.innerHTML}`;
    deepEqual(dangersIn(box), [], `${name}, in a ${place} once more`);
  }
  equal(safeHtml(safe), safe, `${name}, made safe once more`);
}

describe('HTML that was set, as a page reads it,', () => {
  it('holds nothing that runs, whatever is in it', () => {
    for (const [name, html] of Object.entries(hostileVectors)) isSafe(name, html);
    for (const [index, text] of naughtyStrings.entries()) isSafe(`string ${index}`, text);
    for (const [index, { payload }] of (payloads ?? []).entries()) isSafe(`payload ${index}`, payload);
  });

  it('runs and asks for nothing in a page that shows it', async () => {
    const executed: string[] = [];
    const { alert } = globalThis;
    globalThis.alert = () => void executed.push('alert');
    const place = document.createElement('div');
    document.body.append(place);
    try {
      for (const html of [...Object.values(hostileVectors), ...(payloads ?? []).map(({ payload }) => payload)]) {
        place.innerHTML = safeHtml(html);
      }
      place.replaceChildren();
      await new Promise((resolve) => setTimeout(resolve, 100));
      equal(executed.join(), '');
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('leak.example'));
      deepEqual(
        asked.map(({ name }) => name),
        [],
      );
    } finally {
      globalThis.alert = alert;
      place.remove();
    }
  });

  it('holds nothing that runs, whatever is put together', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      '\n',
      '`',
      '&',
      '\0',
      '--',
      '!',
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '<?',
      'script',
      '<script',
      '</script>',
      '<style>',
      '</style>',
      '<svg>',
      '</svg>',
      '<math>',
      '<mtext>',
      '<title>',
      '</title>',
      '<textarea>',
      '</textarea>',
      '<xmp>',
      '<noscript>',
      '<plaintext>',
      '<template>',
      '<select>',
      '<option>',
      '<table>',
      '<td>',
      '<form',
      '<img',
      '<a',
      '<p',
      '<b>',
      '</p>',
      ' onerror=alert(1)',
      ' src=x',
      ' href=',
      'javascript:',
      'java',
      '&#106;',
      '&colon;',
      '&Tab;',
      ' style="',
      'url(',
      'data:text/html,',
      'x',
      ' id=',
      ' name=',
      'body',
    ];
    const any = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''));
    void fc.assert(
      fc.property(any, (html) => isSafe(JSON.stringify(html), html)),
      randomRuns(3000),
    );
  });

  it('stays to the letter where all of it is harmless', () => {
    for (const html of [
      '',
      'plain & simple, 1 < 2 > 0',
      '<P CLASS=x>one  <blink>two</blink></P>\n',
      '<!DOCTYPE html><html><head></head><body bgcolor=red><p>a</body></html>',
      '<!-- a note --><?xml:namespace prefix = o /><p class="MsoNormal" style="mso-list: l0 level1 lfo1; color:red">a<o:p></o:p></p>',
      '<a href="/tickets/42">a</a><a href=#x>b</a><a name="x" id=x></a><a href="?page=2&copy=1">c</a><a href="//host/x">d</a>',
      '<a href="mailto:a@b.example?subject=x" target=_blank rel="noopener">a</a><a href="about:blank">b</a>',
      '<img src=\'cid:1\' alt="a \'picture\'" /><img src=/a.png><img src="data:image/png;base64,AA\nAA==">',
      '<details open><summary>a</summary><mark>b</mark><ins cite="https://example.com">c</ins></details>',
      '<span data-mention="7" data-metadata=\'{"a":"<b>"}\'>@user:7</span><dl><dt>a<dd>b</dl>',
      '<table border=1 cellpadding="2"><caption>a</caption><tr><td colspan=2 nowrap>b</table>',
      '<p dir="rtl" lang=ar title="&lt;script&gt;">c</p>',
    ]) {
      equal(safeHtml(html), html);
    }
  });

  it('is without what is not harmless, and otherwise as it was', () => {
    for (const [html, safe] of [
      ['<P onclick="steal()">one<marquee>two</marquee></P>', '<p>one<marquee>two</marquee></P>'],
      ['<p>a<script>b()</script>c</p>', '<p>ac</p>'],
      ['<a href="javascript:a()" title=x>b</a>', '<a title="x">b</a>'],
      [
        '<form action=/x><p>a</p><input value=b><button class=c>d</button></form>',
        '<p>a</p><span data-button="">d</span>',
      ],
      ['<svg><circle r=1 /></svg><p>a</p>', '<p>a</p>'],
      ['<p style="color: red; position: fixed; inset: 0">a</p>', '<p style="color: red; inset: 0">a</p>'],
      ['<<script></script>img src=x onerror=a()>', '&lt;img src=x onerror=a()>'],
      ['<p>a</p><img src=x onerror=a()', '<p>a</p>'],
      ['<textarea><b>a</b></textarea>', '&lt;b>a&lt;/b>'],
    ] as const) {
      equal(safeHtml(html), safe);
    }
    deepEqual(checkHtml('<P onclick=a()><script>b</script><a href=javascript:c>d</a>').elements, ['script']);
    deepEqual(checkHtml('<P onclick=a()><script>b</script><a href=javascript:c>d</a>').attributes, [
      'p[onclick]',
      'a[href]',
    ]);
  });
});
