/**
 * HTML that wants to run, load, send or freeze something, written for this editor: each aims at a way in which HTML
 * comes into it, is read, shown or written. What runs calls `alert`; what loads asks `leak.example`.
 */

const nul = '\0';
const deep = (open: string, close: string, inner: string, times: number) =>
  open.repeat(times) + inner + close.repeat(times);
const cells = (count: number, attributes: string) =>
  `<table><tr>${`<td ${attributes}>x</td>`.repeat(count)}</tr></table>`;
const slice = (mark: string, inner = '<p>x</p>') => inner.replace(/^<(\w+)/, `<$1 data-pm-slice='${mark}'`);
const context = (...around: unknown[]) => `1 1 ${JSON.stringify(around)}`;

export const hostileVectors: Readonly<Record<string, string>> = {
  // Handlers.
  'image with an error': '<img src=x onerror=alert(1)>',
  'image with an error in capitals, slashes for spaces': '<IMG/SRC="x"/ONERROR="alert(1)"/>',
  'allowed image with a handler': '<img src="https://leak.invalid/a.png" onload=alert(1) onerror=alert(1)>',
  'data image with a handler': '<img src="data:image/png;base64,AAAA" onerror="alert(1)">',
  'focus by itself': '<p tabindex=0 autofocus onfocus=alert(1)>x</p>',
  'paragraph with every kind of handler':
    '<p onclick=alert(1) onpointerenter=alert(1) onanimationstart=alert(1) onbeforematch=alert(1)>x</p>',
  'cell with a handler': '<table><tr><td onmouseover=alert(1) style="background-color:red">x</td></tr></table>',
  'link with a handler': '<a href="https://example.com" onclick=alert(1)>x</a>',
  'break with a handler': 'a<br onfocus=alert(1) autofocus tabindex=1>b',
  'body with a handler': '<body onload=alert(1) onpageshow=alert(1)><p>x</p></body>',
  'set of frames with a handler': '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  'open details': '<details open ontoggle=alert(1)><summary>x</summary>y</details>',
  marquee: '<marquee onstart=alert(1)>x</marquee>',
  media: '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  'popover that is shown':
    '<button popovertarget=x onclick=alert(1)>b</button><div id=x popover onbeforetoggle=alert(1)>y</div>',
  'hidden until found': '<p hidden=until-found onbeforematch=alert(1)>x</p>',
  // Addresses.
  javascript: '<a href="javascript:alert(1)">x</a>',
  'javascript in mixed letters behind spaces': '<a href=" \t\n jAvAsCrIpT:alert(1)">x</a>',
  'javascript with controls within': '<a href="java\tscr\nipt\r:alert(1)">x</a>',
  'javascript behind a control': '<a href="&#1;&#x1f;javascript:alert(1)">x</a>',
  'javascript in references': '<a href="&#106;&#x61;vascript&colon;alert&lpar;1&rpar;">x</a>',
  'javascript with a NUL': `<a href="java${nul}script:alert(1)">x</a>`,
  'javascript that looks like a web address': '<a href="javascript://example.com/%0aalert(1)">x</a>',
  'javascript with a port': '<a href="javascript:80/alert(1)">x</a>',
  'javascript behind what nobody sees': '<a href="\u200b\u2028\ufeffjavascript:alert(1)">x</a>',
  'data as an address': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'data in base64 as an address': '<a href="DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  vbscript: '<a href="vbscript:msgbox(1)">x</a>',
  'other schemes':
    '<a href="file:///etc/passwd">a</a><a href="blob:https://x/y">b</a><a href="filesystem:https://x/y">c</a><a href="view-source:x">d</a><a href="ms-msdt:/id">e</a><a href="intent://x#Intent;end">f</a>',
  'scheme that begins like an allowed one': '<a href="httpfoo:alert(1)">x</a><a href="https-javascript:alert(1)">y</a>',
  'base of addresses': '<base href="javascript:alert(1)//"><a href="x">y</a>',
  'ping and download':
    '<a href="https://example.com" ping="https://leak.example/p" download=evil.exe referrerpolicy=unsafe-url>x</a>',
  'area of a map':
    '<map name=m><area href="javascript:alert(1)" shape=default></map><img usemap="#m" src="https://leak.invalid/a.png">',
  'link of a vector image':
    '<svg><a xlink:href="javascript:alert(1)" href="javascript:alert(1)"><text>x</text></a></svg>',
  // Images.
  'vector image as data':
    "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>\">",
  'vector image as data that says it is a picture': '<img src="data:image/png;image/svg+xml;base64,PHN2Zy8+">',
  'page as a data image': '<img src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  'data image with markup behind':
    '<img src="data:image/png;base64,AAAA&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  'script as an image':
    '<img src="javascript:alert(1)"><img src="vbscript:x"><img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">',
  'content id that is a script': '<img src="cid:javascript:alert(1)" data-src="javascript:alert(1)">',
  'content id with markup': '<img src="cid:&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
  'source behind a content id': '<img src="cid:1" data-src="data:text/html,<script>alert(1)</script>">',
  'sets of sources':
    '<img src="https://leak.invalid/a.png" srcset="javascript:alert(1) 1x, https://leak.example/s 2x"><picture><source srcset="https://leak.example/p"></picture>',
  // Elements.
  script: '<script>alert(1)</script><script src="https://leak.example/x.js"></script>',
  'script in a paragraph': '<p>a<script>alert(1)</script>b</p>',
  frames:
    '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>parent.alert(1)</script>"></iframe><iframe><img src=x onerror=alert(1)></iframe>',
  objects: '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object><applet code=x>y</applet>',
  template: '<template><img src=x onerror=alert(1)><script>alert(1)</script></template>',
  'shadow root in markup': '<div><template shadowrootmode=open><script>alert(1)</script></template>x</div>',
  refresh:
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><meta http-equiv="Content-Security-Policy" content="default-src *">',
  'style sheets':
    '<link rel=stylesheet href="https://leak.example/a.css"><style>@import "https://leak.example/b.css"; p { background: url(https://leak.example/c) }</style><p>x</p>',
  preloads:
    '<link rel=preload as=script href="https://leak.example/x.js"><link rel=prefetch href="https://leak.example/y">',
  form: '<form action="javascript:alert(1)"><input name=a autofocus onfocus=alert(1)><button formaction="javascript:alert(1)" type=submit>go</button></form>',
  'button of a form elsewhere': '<button form=x formaction="https://leak.example">go</button>',
  'isindex, keygen and other old things':
    '<isindex type=image src=1 onerror=alert(1)><keygen autofocus onfocus=alert(1)><bgsound src="javascript:alert(1)"><layer src="x">y</layer>',
  'custom element of this library':
    '<rmm-config base-url="https://leak.example"><rmm-rich-text-editor value="<img src=x onerror=alert(1)>"></rmm-rich-text-editor></rmm-config>',
  'customised built-in': '<p is="rmm-x" contenteditable=true slot=y part=z exportparts=q nonce=n>x</p>',
  // Foreign content, and HTML that becomes other HTML when it is written and read again.
  'vector image with a script': '<svg onload=alert(1)><script>alert(1)</script><script href="data:,alert(1)"/></svg>',
  'foreign object': '<svg><foreignObject><body onload=alert(1)><img src=x onerror=alert(1)></foreignObject></svg>',
  'use of another drawing':
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=\'http://www.w3.org/2000/svg\'><script>alert(1)</script></svg>#x"/></svg>',
  'animated address':
    '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text y=20>x</text></a><set attributeName=onmouseover to=alert(1)></svg>',
  'formula with an address':
    '<math><mtext href="javascript:alert(1)">x</mtext><maction actiontype=statusline xlink:href="javascript:alert(1)">y</maction></math>',
  'formula, table and style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'forms in a formula': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'comment in a vector image': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'text area in a title': '<title><textarea></title><img src=x onerror=alert(1)></textarea>',
  'no script': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'no frames, no embeds, plain text':
    '<noembed><img src=x onerror=alert(1)></noembed><noframes><script>alert(1)</script></noframes><xmp><img src=x onerror=alert(1)></xmp><plaintext><script>alert(1)</script>',
  'selection lists': '<select><option><script>alert(1)</script><img src=x onerror=alert(1)></select><keygen>',
  'comments of every end':
    '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)> --><![CDATA[<img src=x onerror=alert(1)>]]><?xml <img src=x onerror=alert(1)>?>',
  'title that ends what it is in':
    '<a href="https://example.com" title="</a></p><img src=x onerror=alert(1)>">x</a><img src="https://leak.invalid/a.png" alt="\'&quot;><script>alert(1)</script>">',
  backquotes: '<img src="https://leak.invalid/a.png" alt="``onerror=alert(1)"><a href=`javascript:alert(1)`>x</a>',
  namespaces:
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script><html:script>alert(1)</html:script><o:p onclick=alert(1)>x</o:p>',
  'attributes that no name could be': `<p "onclick=alert(1)" =x on\u0000click=alert(1) <img src=x onerror=alert(1)>x</p>`,
  'NULs everywhere': `<${nul}script>alert(1)</script><scr${nul}ipt>alert(1)</script><img ${nul}onerror=alert(1) src=${nul}x>a${nul}b`,
  // Names that answer in place of a document's and a form's own members.
  'names of the document': `${[
    'body',
    'createElement',
    'createTextNode',
    'querySelectorAll',
    'implementation',
    'head',
    'styleSheets',
    'documentElement',
    'childNodes',
  ]
    .map((name) => `<img name=${name} id=${name} src="https://leak.invalid/a.png">`)
    .join('')}<pre>a<br>b</pre><p>kept</p>`,
  'names of a form': `<form id=f>${[
    'attributes',
    'childNodes',
    'firstChild',
    'nextSibling',
    'parentNode',
    'nodeName',
    'nodeType',
    'tagName',
    'style',
    'remove',
    'removeAttribute',
    'replaceWith',
    'getAttribute',
    'querySelectorAll',
    'matches',
    'children',
    'ownerDocument',
    'localName',
    'before',
  ]
    .map((name) => `<input name=${name}><button id=${name} onclick=alert(1)>b</button>`)
    .join('')}<p>kept</p><script>alert(1)</script></form>`,
  'names of the page':
    '<a id=defaultView></a><a id=policy name=createHTML href="javascript:alert(1)"></a><form name=RmmElements><output name=configure></output></form>',
  // Styles.
  'address in a style':
    '<p style="background:url(https://leak.example/a);list-style-image:url(javascript:alert(1));color:red">x</p>',
  'addresses in styles that are kept':
    '<span style="color:red;background-color:url(https://leak.example/b);font-family:x,url(javascript:alert(1))">x</span>',
  behaviours:
    '<span style="width:expression(alert(1));behavior:url(#x);-moz-binding:url(https://leak.example/x.xml#x)">x</span>',
  'style in escapes':
    '<span style="col\\6f r:red;background:\\75 rl(https://leak.example/c);font-family:\'x\\27;background:url(https://leak.example/d)\'">x</span>',
  'font that breaks out': `<font face="x'; background: url(https://leak.example/e); '" color="red;background:url(https://leak.example/f)" size="99999999999">x</font>`,
  'over the whole page':
    '<p style="position:fixed;inset:0;z-index:99999;opacity:0;pointer-events:all"><a href="https://leak.example">x</a></p>',
  variables:
    '<p style="--rmm-accent:url(https://leak.example/v);color:var(--x);background-color:env(x);font-size:calc(1px * 999999)">x</p>',
  'old attributes':
    '<table background="https://leak.example/t" bgcolor="red;background:url(https://leak.example/u)"><tr><td background="https://leak.example/w">x</td></tr></table>',
  // Entities of this editor.
  'mention with hostile metadata': `<span data-mention='"><img src=x onerror=alert(1)>' data-label='<script>alert(1)</script>' data-metadata='{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"toJSON":"x"}'>@user:1</span>`,
  'mention with metadata that is no JSON': '<span data-mention=1 data-metadata="alert(1)">@user:1</span>',
  'mention with endless metadata': `<span data-mention=1 data-metadata='${deep('[', ']', '1', 20_000)}'>@user:1</span>`,
  'mention in text alone': '<span>@user:{javascript:alert(1)}</span><span onclick=alert(1)>@user:2</span>',
  'button with a handler': '<span data-button onclick=alert(1)><img src=x onerror=alert(1)></span>',
  'widths that are none': `<table><tr><td data-colwidth="1;background:url(https://leak.example/q)" colspan="1e9" data-background="red;background:url(https://leak.example/r)">x</td></tr></table>`,
  'list that starts anywhere': '<ol start="javascript:alert(1)"><li>x</ol><ol start="99999999999999999999"><li>y</ol>',
  // Slices that say they are our own.
  'slice that is open further than it is': slice('99 99 []'),
  'slice whose context has hostile attributes': slice(
    context('table', null, 'table_row', null, 'table_cell', {
      background: 'red;background-image:url(https://leak.example/s)',
    }),
  ),
  'slice whose context is no node':
    slice(context('script', { src: 'x' })) +
    slice(context('image', { src: 'javascript:alert(1)' })) +
    slice('1 1 {"length":2}') +
    slice('1 1 ["__proto__",null]'),
  'slice whose context is no JSON': slice('1 1 [alert(1)]'),
  'slice in a context that does not hold it': slice(context('table', null), '<li>x</li>'),
  'slice with endless context': slice(
    `0 0 ${JSON.stringify(Array.from({ length: 5000 }, (_, index) => (index % 2 ? null : 'blockquote')))}`,
  ),
  'slice with wrappers that are not there': slice('0 0 -9 []', '<p onclick=alert(1)>x<img src=x onerror=alert(1)></p>'),
  'slice with a bad link': slice('1 1 []', '<p><a href="javascript:alert(1)">x</a><img src="javascript:alert(1)"></p>'),
  // What freezes.
  'spans of a table by the thousand': cells(40, 'colspan=1000 rowspan=65534'),
  'a table of a million cells by spans': `<table>${'<tr><td colspan=1000></td></tr>'.repeat(200)}</table>`,
  'rows that span all rows': `<table>${'<tr><td rowspan=0>x</td><td rowspan=65534>y</td></tr>'.repeat(200)}</table>`,
  'columns by the thousand': `<table><colgroup span=1000><col span=1000><col span=99999999></colgroup><tr><td>x</td></tr></table>`,
  ...deepVectors(1500),
  'a huge attribute': `<p title="${'x'.repeat(200_000)}" style="${'color:red;'.repeat(20_000)}">x</p>`,
  'a million attributes': `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}=1`).join(' ')}>x</p>`,
  'many items below the deepest level': `${'<ul><li>'.repeat(7)}${'<ul><li>x</ul>'.repeat(2000)}`,
  'many breaks': '<br>'.repeat(5000),
  'many spaces': `<p>a${' \n\t'.repeat(50_000)}b</p>`,
  'addresses by the thousand': `<a href="${'java\nscript:'.repeat(5000)}">x</a>`,
};

/** What freezes by being deep. From 512 on a browser's parser makes neighbours of it: then it is only more to read. */
export function deepVectors(times: number): Readonly<Record<string, string>> {
  return {
    'elements nested deep': deep('<div>', '</div>', 'x', times),
    'quotes nested deep': deep('<blockquote>', '</blockquote>', 'x', times),
    'lists nested deep': deep('<ul><li>', '</li></ul>', 'x', times),
    'lists in lists': deep('<ul>', '</ul>', '<li>x</li>', times),
    'tables nested deep': deep('<table><tr><td>', '</td></tr></table>', 'x', times / 10),
    'marks nested deep': deep('<b><i>', '</i></b>', 'x', times / 2),
    'spans nested deep': deep('<span style="color:red">', '</span>', '@user:1', times),
    'links in links': deep('<a href="https://example.com">', '</a>', 'x', times / 5),
    'centred deep': deep('<center><div align=right>', '</div></center>', 'x', times / 2),
  };
}
