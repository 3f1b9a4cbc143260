/**
 * The value as its owner sees it: HTML, written when it is read. What the owner set stays the value until the first edit,
 * to the letter where it is harmless: a document that cannot hold all of it may not take the rest away unseen.
 */

import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Node } from 'prosemirror-model';
import { LateText } from '../../../host/forms/late-text.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import type { TrustedHtmlPolicy } from '../html/inert-body.ts';
import type { LossyContent } from '../html/lossy-content.ts';
import type { readHtml } from '../html/read-html.ts';
import { safeHtml } from '../html/safe-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { isEmptyDocument } from '../schema/empty-document.ts';
import { schema } from '../schema/schema.ts';
import type { EditorModel } from './editor-model.ts';
import type { EditorAtom } from './editor-types.ts';

export interface EditorValueOptions {
  policy(): TrustedHtmlPolicy;
  atoms?(): readonly EditorAtom[];
  onChange(value: LateText): void;
  onLossy(lossy: LossyContent): void;
  report(error: unknown): void;
}

/** An empty text is there at once; the code that reads any other is fetched for the first. */
export type Readiness = { is: 'ready' } | { is: 'reading' } | { is: 'failed'; error: unknown };

export interface EditorValue {
  /** Until the value is read the document is none to be edited. */
  readonly readiness: ReadonlySignal<Readiness>;
  /** Resolves when the document is the value's. */
  whenRead(): Promise<void>;
  /** The owner's value, at every rendering. What `onChange` gave is known and does nothing. */
  accept(value: string | LateText): void;
  /** The model has another document, by the user. */
  changed(): void;
  /** There are other atoms: a text that nobody has edited is read anew. */
  reread(): void;
  /** What the owner would read now. */
  html(): string;
  /** What the user is about to make of it in the source view, and `undefined` for: nothing. The document stays. */
  propose(doc: Node | undefined): void;
  /**
   * A document as ProseMirror's JSON, by the owner, who is not told of it by `onChange`: it is answered. Throws a
   * `RangeError` for what is no document of this editor; then nothing is another.
   */
  setDocument(json: unknown): LateText;
}

type Read = typeof readHtml;
let loaded: Read | undefined;

/** Fetches the code ahead of the first text that is set. */
export async function loadReader(): Promise<Read> {
  loaded ??= (await fetchCode(() => import('../html/read-html.ts'))).readHtml;
  return loaded;
}

const ready: Readiness = { is: 'ready' };

export function createEditorValue(model: EditorModel, options: EditorValueOptions): EditorValue {
  /** What was set, as long as nobody edited it. */
  let given: string | undefined = '';
  let isProposed = false;
  /** Also after that. */
  let original: string | undefined;

  function lateText(doc: Node) {
    return new LateText(() => writeHtml(doc), isEmptyDocument(doc), original);
  }

  const readiness = signal(ready);
  let reading: Promise<void> = Promise.resolve();

  function set(html: string) {
    given = html;
    original = html;
    const wasProposed = isProposed;
    isProposed = false;
    readiness.value = ready;
    if (html.trim() === '') {
      replace(emptyDocument(), wasProposed);
      return;
    }
    if (loaded) {
      show(html, loaded, wasProposed);
      return;
    }
    const mine: Readiness = { is: 'reading' };
    readiness.value = mine;
    const isMine = () => readiness.peek() === mine;
    reading = loadReader().then(
      (read) => {
        if (!isMine()) return;
        show(html, read, wasProposed);
        readiness.value = ready;
      },
      (error: unknown) => {
        if (isMine()) readiness.value = { is: 'failed', error };
      },
    );
  }

  /** A page may set, at every key, another spelling of what is there. What was proposed has to go all the same. */
  function replace(doc: Node, wasProposed: boolean) {
    if (wasProposed || !doc.eq(model.state.peek().doc)) model.replaceDocument(doc);
  }

  function show(html: string, read: Read, wasProposed: boolean) {
    try {
      replace(read(html, options.policy(), options.atoms?.()), wasProposed);
    } catch (error) {
      // Its owner may be rendering.
      queueMicrotask(() => options.report(error));
      return;
    }
    // Comparing takes as long as reading: after the text is seen.
    whenSeen(async () => {
      const { findLoss } = await import('../html/lossy.ts');
      if (given !== html) return;
      const lossy = findLoss(html, model.state.peek().doc, options.policy());
      if (lossy) options.onLossy(lossy);
    }).catch(options.report);
  }

  return {
    readiness,
    async whenRead() {
      while (readiness.peek().is === 'reading') await reading;
    },
    accept(value) {
      if (value instanceof LateText || (value === given && !isProposed)) return;
      set(value);
    },
    reread() {
      if (given !== undefined && !isProposed && readiness.peek().is === 'ready') set(given);
    },
    changed() {
      given = undefined;
      isProposed = false;
      options.onChange(lateText(model.state.peek().doc));
    },
    propose(doc) {
      if (doc === undefined && !isProposed) return;
      isProposed = doc !== undefined;
      const before = given;
      if (doc) options.onChange(lateText(doc));
      else if (before === undefined) options.onChange(lateText(model.state.peek().doc));
      else options.onChange(new LateText(() => safeHtml(before), isEmptyDocument(model.state.peek().doc), before));
    },
    html: () => (given === undefined ? writeHtml(model.state.peek().doc) : safeHtml(given)),
    setDocument(json) {
      const doc = documentOf(json);
      given = undefined;
      original = undefined;
      readiness.value = ready;
      isProposed = false;
      model.replaceDocument(doc);
      return lateText(doc);
    },
  };
}

function documentOf(json: unknown): Node {
  try {
    const doc = schema.nodeFromJSON(json);
    if (doc.type !== schema.topNodeType) throw new RangeError(`it is a ${doc.type.name}`);
    doc.check();
    return doc;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RangeError(`This isn’t an editor document, so nothing was changed: ${why}`, { cause: error });
  }
}

function emptyDocument(): Node {
  return schema.nodes.doc.create(null, schema.nodes.paragraph.create());
}

/** Not before the next frame was painted; on a page in the background, where there is none, a moment later. */
async function whenSeen(work: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
  await work();
}
