/** A company's name as it is compared: words without case, accents and punctuation, its legal forms apart from them. */
import { alsoWords, type LegalForm, legalForms, unmistakable } from './legal-forms.ts';
import { abbreviations, connectives } from './name-words.ts';

export interface NormalizedName {
  readonly words: readonly string[];
  /** Of each word: whether it stands where places and departments do, as in "Contoso - Berlin" or "Contoso Ltd (IT)". */
  readonly asides: readonly boolean[];
  /** Keys of the legal forms that it had, in their order. */
  readonly forms: readonly string[];
}

/** Nobody writes a company's name that long: what is longer is compared for equality only, as one word. */
const maximumLength = 300;
const maximumWords = 32;

const longestForm = 6;

export function normalizeName(name: string): NormalizedName {
  const text = folded(name);
  const segments =
    text.length > maximumLength
      ? [[everyLetter(text)].filter((word) => word !== '')]
      : text.split(separators).map(wordsOf);
  const forms: string[] = [];
  if (segments.flat().length > maximumWords) return { words: [segments.flat().join(' ')], asides: [false], forms };
  const parts = segments.flatMap((segment) => withoutForms(segment, forms)).filter((part) => part.length > 0);
  const found = parts.flatMap((part, index) =>
    part.map((word) => ({ word: abbreviations.get(word) ?? word, isAside: index > 0 })),
  );
  const telling = found.filter(({ word }) => !connectives.has(word));
  // A name of nothing else is a name all the same.
  const kept =
    telling.length > 0 ? telling : found.length > 0 ? found : segments.flat().map((word) => ({ word, isAside: false }));
  return { words: kept.map(({ word }) => word), asides: kept.map(({ isAside }) => isAside), forms };
}

/** As one word. */
const everyLetter = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const separators = /\s[-–—|:]\s|[(),;/|[\]]/;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
  '+': ' and ',
};

/** Accents go, while the marks of kana stay: they tell letters apart. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’‘`´ʼ]/g, '')
    .replaceAll(/[ßæœøłđðþı&+]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(slashedForms, (slashed) => slashed.replaceAll('/', ''));
}

/** "A/S" is no two words; the slash parts them otherwise. */
const slashedForms = /(?<![\p{L}\p{N}])(?:a\/s|i\/s|k\/s|s\/a)(?![\p{L}\p{N}])/gu;

/** Letters that stand alone one after another are one word: "S.A.", "J. R. Nord". */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let isRun = false;
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const isLetter = /^[a-z]$/.test(word);
    if (isLetter && isRun) words[words.length - 1] += word;
    else words.push(word);
    isRun = isLetter;
  }
  return words;
}

interface Forms {
  readonly byWords: ReadonlyMap<string, LegalForm>;
  readonly glued: readonly { readonly text: string; readonly key: string }[];
}

const known = readForms();

function readForms(): Forms {
  const byWords = new Map<string, LegalForm>();
  const glued: { text: string; key: string }[] = [];
  for (const form of Object.values(legalForms).flat() as LegalForm[]) {
    for (const spelling of form.spellings) {
      const words = spelling.split(/[()]/).flatMap((part) => wordsOf(folded(part)));
      // The first country that has a spelling names its key: "SRL" of Belgium is the form of Italy.
      const joined = words.join(' ');
      if (!byWords.has(joined)) byWords.set(joined, form);
      if (form.glued && joined.length > 1) glued.push({ text: joined, key: form.key });
    }
  }
  return { byWords, glued };
}

/** What is before a form and what is after it: "Contoso Ltd Berlin" names a place after its form. */
function withoutForms(segment: readonly string[], forms: string[]): string[][] {
  const words = segment.map((word) => unglued(word, forms));
  let end = words.length;
  let start = 0;
  for (let size = formEndingAt(words, end); size > 0; size = formEndingAt(words, end)) {
    forms.unshift(known.byWords.get(words.slice(end - size, end).join(' '))?.key ?? '');
    end -= size;
    while (end > 0 && connectives.has(words[end - 1] ?? '')) end -= 1;
  }
  const leading = known.byWords.get(words[0] ?? '');
  if (leading?.leads && end > 1) {
    forms.push(leading.key);
    start = 1;
  }
  for (let at = start + 1; at < end; at += 1) {
    for (let size = Math.min(longestForm, end - at); size > 0; size -= 1) {
      const joined = words.slice(at, at + size).join(' ');
      const counts = joined.length >= 3 ? !alsoWords.has(joined) : unmistakable.has(joined);
      const form = counts ? known.byWords.get(joined) : undefined;
      if (!form) continue;
      forms.push(form.key);
      return [words.slice(start, at), words.slice(at + size, end)];
    }
  }
  return [words.slice(start, end)];
}

/** How many words before `end` are a form; 0 where none are. */
function formEndingAt(words: readonly string[], end: number): number {
  for (let size = Math.min(longestForm, end); size > 0; size -= 1) {
    if (known.byWords.has(words.slice(end - size, end).join(' '))) return size;
  }
  return 0;
}

function unglued(word: string, forms: string[]): string {
  for (const { text, key } of known.glued) {
    if (word === text) continue;
    const rest = word.startsWith(text)
      ? word.slice(text.length)
      : word.endsWith(text)
        ? word.slice(0, -text.length)
        : '';
    if (rest === '') continue;
    forms.push(key);
    return rest;
  }
  return word;
}
