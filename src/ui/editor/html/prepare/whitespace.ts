/**
 * Spaces and line breaks as CSS shows them: runs of spaces become one, none stays at the ends of a line, a break at the
 * end of a block is none, and one that is all of a line is an empty line. Where `white-space` says so, all stay, and
 * ends of lines are breaks. A button is of one line, in which breaks are spaces. What is left is read as it stands.
 */
import { indexed } from '../../../../base/indexed.ts';
import { isBlock, isElement, walk } from './dom.ts';

/** `Node.TEXT_NODE`. */
const textNode = 3;

type Mode = 'collapse' | 'keep' | 'lines' | 'code';

export function settleWhitespace(body: HTMLElement): void {
  const run = createRun();
  const modes: Mode[] = ['collapse'];
  let buttons = 0;
  walk(body, {
    enter(node) {
      const mode = modes.at(-1) ?? 'collapse';
      if (node.nodeType === textNode) run.text(node as Text, mode, buttons > 0);
      else if (!isElement(node)) return false;
      else if (node.nodeName === 'BR') {
        if (buttons > 0) run.spaceFor(node);
        else run.lineBreak(node, mode === 'code');
      } else if (isAtom(node)) {
        run.atom();
        return false;
      } else {
        const opensButton = isButton(node);
        if (isBlock(node)) run.end();
        // Stands in the line, also when nothing is in it.
        else if (opensButton) run.atom();
        if (opensButton) buttons += 1;
        modes.push(modeOf(node) ?? (mode === 'code' && isBlock(node) ? 'keep' : mode));
      }
      return undefined;
    },
    leave(element) {
      if (element.nodeName === 'BR' || isAtom(element)) return;
      modes.pop();
      if (isButton(element)) buttons -= 1;
      if (isBlock(element)) run.end();
    },
  });
  run.end();
  run.apply();
}

/** What is one thing in the line, whatever stands in it. */
function isAtom(element: HTMLElement): boolean {
  const { nodeName } = element;
  return nodeName === 'IMG' || (nodeName === 'SPAN' && (element.getAttribute('data-mention') ?? '') !== '');
}

function isButton(element: HTMLElement): boolean {
  return element.nodeName === 'BUTTON' || element.hasAttribute('data-button');
}

function modeOf(element: HTMLElement): Mode | undefined {
  if (element.nodeName === 'PRE') return 'code';
  if (element.nodeName === 'TEXTAREA') return 'keep';
  // To be asked for its styles costs as much as all else that is done with an element.
  if (!element.hasAttribute('style')) return undefined;
  const { whiteSpace } = element.style;
  if (/^(?:pre|pre-wrap|break-spaces)$/.test(whiteSpace)) return 'keep';
  if (whiteSpace === 'pre-line') return 'lines';
  return whiteSpace === 'normal' || whiteSpace === 'nowrap' ? 'collapse' : undefined;
}

/** What stands between two edges of blocks. Nodes are changed only at the end: the walk goes over them. */
function createRun() {
  const changes: (() => void)[] = [];
  /** At the start of a line, or after a space that may be the last. */
  let takesNoSpace = true;
  /** Whose last space goes if the line ends there. */
  let trailing: { text: Text; value: string } | undefined;
  let lastBreak: HTMLElement | undefined;
  let isEmpty = true;

  function set(text: Text, value: string) {
    if (value !== text.data)
      changes.push(() => (value === '' ? text.remove() : text.replaceData(0, text.length, value)));
  }

  function endLine() {
    if (trailing) set(trailing.text, trailing.value.slice(0, -1));
    trailing = undefined;
    takesNoSpace = true;
  }

  function content() {
    if (trailing) set(trailing.text, trailing.value);
    trailing = undefined;
    takesNoSpace = false;
    lastBreak = undefined;
    isEmpty = false;
  }

  function collapsed(text: Text) {
    const { data } = text;
    const single = /[\t\r\n\f]| {2}/.test(data) ? data.replaceAll(/[ \t\r\n\f]+/g, ' ') : data;
    const value = takesNoSpace && single.startsWith(' ') ? single.slice(1) : single;
    if (value === '') {
      set(text, '');
      return;
    }
    content();
    if (value.endsWith(' ')) {
      trailing = { text, value };
      takesNoSpace = true;
    } else set(text, value);
  }

  function kept(text: Text, mode: Mode) {
    const lines = text.data
      .split(/\r\n?|\n/)
      .map((line) => (mode === 'lines' ? line.replaceAll(/[ \t\f]+/g, ' ') : line));
    if (lines.length === 1 && lines[0] === '') return;
    content();
    if (lines.length === 1 && lines[0] === text.data) return;
    const breaks = lines.slice(1).map(() => text.ownerDocument.createElement('br'));
    if (lines.at(-1) === '') {
      lastBreak = breaks.at(-1);
      takesNoSpace = true;
    }
    changes.push(() => {
      for (const [index, line] of indexed(lines)) {
        const before = breaks[index - 1];
        if (before) text.before(before);
        if (line !== '') text.before(line);
      }
      text.remove();
    });
  }

  function keptInLine(text: Text) {
    if (text.data === '') return;
    content();
    set(text, text.data.replaceAll(/\r\n?|\n/g, ' '));
  }

  return {
    text(text: Text, mode: Mode, isInButton: boolean) {
      if (mode === 'collapse' || (isInButton && mode === 'lines')) collapsed(text);
      else if (mode === 'code') content();
      else if (isInButton) keptInLine(text);
      else kept(text, mode);
    },
    spaceFor(lineBreak: HTMLElement) {
      const space = lineBreak.ownerDocument.createTextNode(' ');
      changes.push(() => lineBreak.replaceWith(space));
      collapsed(space);
    },
    lineBreak(element: HTMLElement, isCode: boolean) {
      if (isCode) {
        content();
        return;
      }
      endLine();
      if (lastBreak) isEmpty = false;
      lastBreak = element;
    },
    atom: content,
    end() {
      endLine();
      const last = lastBreak;
      const isLine = isEmpty;
      lastBreak = undefined;
      isEmpty = true;
      if (last === undefined) return;
      changes.push(() => {
        const isInText = last.parentElement?.closest('p, h1, h2, h3, h4, h5, h6') !== null;
        if (isInText || !isLine) last.remove();
        else last.replaceWith(last.ownerDocument.createElement('p'));
      });
    },
    apply() {
      for (const change of changes) change();
    },
  };
}
