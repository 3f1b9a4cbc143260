/** What attributes and declarations of styles say, each in one spelling, so that both sides of a comparison agree. */
import { jsonText } from '../../../base/json-text.ts';
import { numberTypes } from '../schema/list-style.ts';
import { safeLinkAddress } from '../values/addresses.ts';
import { pixels, safeColor, safeFontFamily, safeFontSize } from '../values/style-values.ts';

export interface Fact {
  /** Holds of two texts alike where they say the same. */
  key: string;
  /** As it is told: `a[onclick]`, `td[style.border]`. */
  label: string;
}

const getNames = Element.prototype.getAttributeNames;
const getValue = Element.prototype.getAttribute;
const getLocalName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get as () => string;

/** Of an element as it was parsed, styles and what becomes styles apart. */
export function attributeFacts(element: Element): Fact[] {
  const tag = getLocalName.call(element);
  return getNames.call(element).flatMap((name) => {
    const value = getValue.call(element, name) ?? '';
    const meaning = meaningOf(tag, name, value);
    return meaning === undefined ? [] : { key: meaning, label: `${tag}[${name}]` };
  });
}

/** `undefined` for what says nothing, or is told of as a style. */
function meaningOf(tag: string, name: string, value: string): string | undefined {
  const text = value.trim();
  if (name === 'style' || name === 'bgcolor' || name === 'data-pm-slice' || name === 'data-colwidth') return undefined;
  if (tag === 'font' && /^(?:color|face|size)$/.test(name)) return undefined;
  // As a style in the value.
  if (name === 'align' && tag === 'img' && /^(?:left|right)$/i.test(text)) return `float ${text.toLowerCase()}`;
  if (name === 'type' && tag === 'ol') return text === '1' ? undefined : `list-style-type ${numberTypes[text] ?? text}`;
  if (name === 'align' && !/^(?:table|img|hr)$/.test(tag)) return `text-align ${text.toLowerCase()}`;
  if (name === 'href') return `href ${safeLinkAddress(value) === text ? text : `changed ${text}`}`;
  if (/^(?:width|height)$/.test(name)) return lengthMeaning(tag, name, text);
  if (/^(?:colspan|rowspan|span)$/.test(name)) return Number(text) > 1 ? `${name} ${Number(text)}` : undefined;
  if (name === 'start') return Number(text) === 1 ? undefined : `start ${Number(text)}`;
  if (name === 'alt' && text === '') return undefined;
  if (name === 'src' && tag === 'img') return `src ${text.replaceAll(/\s+/g, '')}`;
  if (name === 'data-metadata') return `metadata ${normalJson(value)}`;
  return `${name} ${value.replaceAll(/\r\n?/g, '\n')}`;
}

function lengthMeaning(tag: string, name: string, text: string): string | undefined {
  const length = Math.round(pixels(text) ?? 0);
  if (/^(?:inherit|auto|0(?:px)?)$/i.test(text)) return undefined;
  // Of a column its cells say it, as a style.
  if (length > 0 && /^(?:col|td|th|tr)$/.test(tag)) return undefined;
  return length > 0 ? `${name} ${length}` : `${tag} ${name} ${text}`;
}

function normalJson(text: string): string {
  try {
    return jsonText(JSON.parse(text));
  } catch {
    return `none ${text}`;
  }
}

/** Of an element whose styles were applied; `given` is its attribute, for the names in it. */
export function styleFacts(element: HTMLElement, given: string): Fact[] {
  const tag = element.localName;
  const facts: Fact[] = [];
  const names = new Set(declaredNames(given));
  if (element.hasAttribute('bgcolor')) names.add('background-color');
  if (tag === 'font') for (const name of ['color', 'font-family', 'font-size']) names.add(name);
  for (const name of names) {
    const value = element.style.getPropertyValue(name);
    const label = tag === 'font' || !given.includes(name) ? `${tag}[${legacy[name] ?? name}]` : `${tag}[style.${name}]`;
    // What CSS does not know says nothing; neither does what is so anyway.
    for (const key of value === '' && name !== 'background' ? [] : keysOf(element, name, value))
      facts.push({ key, label });
  }
  return facts;
}

const legacy: Readonly<Record<string, string>> = {
  'background-color': 'bgcolor',
  'font-family': 'face',
  'font-size': 'size',
};

/** Names of declarations, without those in quotes and brackets, which are values. */
function declaredNames(style: string): string[] {
  const plain = style.slice(0, 20_000).replaceAll(/"[^"]*"|'[^']*'|\([^()]*\)/g, '');
  return plain.split(';').flatMap((declaration) => /^\s*([a-z-]+)\s*:/i.exec(declaration)?.[1]?.toLowerCase() ?? []);
}

type Reader = (value: string, element: HTMLElement) => string | undefined;

/** The declarations that a document keeps, and how: the others are told of whatever they say. */
const kept: Readonly<Record<string, Reader>> = {
  color: (value) => `color ${safeColor(value) ?? value}`,
  'background-color': (value) => (value === 'transparent' ? undefined : `background ${safeColor(value) ?? value}`),
  'font-size': (value) => `font-size ${safeFontSize(value) ?? value}`,
  'font-family': (value) => `font-family ${safeFontFamily(value) ?? value}`,
  'text-align': (value) => `text-align ${value}`,
  'margin-inline-start': (value) => indentation(value),
  'margin-left': (value) => indentation(value),
  // As elements, which are compared themselves where the text is.
  'font-weight': (value) => (/^(?:normal|bold|[1-9]00)$/.test(value) ? undefined : `font-weight ${value}`),
  'font-style': (value) => (/^(?:normal|italic)$/.test(value) ? undefined : `font-style ${value}`),
  'text-decoration': (value) =>
    /^(?:none|underline|line-through|\s)+$/.test(value) ? undefined : `text-decoration ${value}`,
  'vertical-align': (value, { localName }) =>
    /^(?:sub|super|baseline)$/.test(value) ? undefined : `vertical-align ${localName} ${value}`,
  'white-space': () => undefined,
  'max-width': (value, { localName }) => `max-width ${localName} ${value}`,
  width: (value, { localName }) => sizeOf('width', localName, value),
  height: (value, { localName }) => sizeOf('height', localName, value),
};

function keysOf(element: HTMLElement, name: string, value: string): string[] {
  if (name === 'background')
    return element.style.backgroundColor === ''
      ? []
      : keysOf(element, 'background-color', element.style.backgroundColor);
  const read = kept[name];
  const key = read ? read(value, element) : `${name} ${value}`;
  return key === undefined ? [] : [key];
}

function indentation(value: string): string | undefined {
  return pixels(value) === undefined ? undefined : `indent ${Math.round(pixels(value) ?? 0)}`;
}

function sizeOf(name: string, tag: string, value: string): string | undefined {
  if (/^(?:auto|0px)$/.test(value)) return undefined;
  const length = pixels(value);
  // Of columns: what they are together depends on how they are laid out.
  if (length !== undefined && name === 'width' && /^(?:col|td|th)$/.test(tag)) return undefined;
  return length === undefined
    ? `${tag} ${name} ${value}`
    : `${tag === 'img' ? '' : `${tag} `}${name} ${Math.round(length)}`;
}
