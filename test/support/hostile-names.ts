/**
 * Every name of the reference server made one that rewrites what stands beside it, and a look at all that an element
 * says for a place where it does.
 */

import { visible } from '../../src/base/visible.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { equal } from './assert.ts';

/** Turns letters round, breaks a line, and has a letter that runs from right to left. */
const sting = '\u202E\n\u05D0-1';

const named = [
  ...[
    'name',
    'displayName',
    'friendlyName',
    'systemName',
    'path',
    'planName',
    'label',
    'email',
    'clientName',
    'productName',
  ],
  ...['sourcePath', 'destinationPath', 'file', 'sourcePlanName', 'destinationNodeName', 'schedule', 'snippet'],
];

const all = new Set<string>();

/** Until `configure` is told another `fetch`. Also gives what the server answers, with such names. */
export function stingNames(): void {
  configure({
    async fetch(input, init) {
      const request = new Request(input, init);
      const body =
        request.method === 'GET'
          ? undefined
          : (await request.text()).replaceAll(JSON.stringify(sting).slice(1, -1), '');
      const address = request.url.replaceAll(encodeURIComponent(sting), '');
      const { method, headers, signal } = request;
      const answer = await globalThis.fetch(address, { method, headers, signal, ...(body !== undefined && { body }) });
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      return new Response(JSON.stringify(stung(await answer.json())), answer);
    },
  });
}

export function stung<Answer>(answer: Answer, key = ''): Answer {
  if (typeof answer === 'string') return (named.includes(key) && answer !== '' ? sting1(answer) : answer) as Answer;
  if (Array.isArray(answer)) return answer.map((one) => stung(one, key)) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, stung(value, name)])) as Answer;
}

function sting1(name: string): string {
  const hostile = `${name}${sting}`;
  all.add(visible(hostile));
  return hostile;
}

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'data-tip'];

/** What an element shows or says that such a name rewrites. */
export function rewritten(root: ShadowRoot): string[] {
  const wrong: string[] = [];
  let seen = 0;
  const look = (text: string, where: Element, isAlone: boolean) => {
    if (!text.includes('\u05D0')) return;
    seen += 1;
    const sentence = text.replace(isolate, '').replace(isolate, '').replace(isolate, '');
    const isWrong = /[\u202A-\u202E]|\n\u05D0/u.test(text) || (sentence.includes('\u05D0') && !isAlone);
    if (isWrong) wrong.push(`${where.tagName}.${where.getAttribute('class')}: ${JSON.stringify(text)}`);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (parent && !parent.matches('style, script, option')) look(node.data, parent, standsAlone(parent));
    } else if (node instanceof Element) {
      for (const name of spoken) {
        const text = node.getAttribute(name);
        if (text !== null) look(text, node, all.has(text.trim()));
      }
    }
  }
  equal(seen > 0, true, 'such a name is shown');
  return wrong;
}

/** What is within an isolate, from the innermost outwards. */
const isolate = /\u2068[^\u2068\u2069]*\u2069/g;

/** Its text is in a box of its own, where no other text is in line with it. */
function standsAlone(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { display, unicodeBidi } = getComputedStyle(at);
    if (unicodeBidi === 'normal' && display === 'inline') continue;
    return all.has((at.textContent ?? '').trim()) || at.matches('bdi, [dir=auto]');
  }
  return false;
}
