/**
 * Every number of the editor that the specification fixes, once. Apart from `limits.ts`, which pages without an editor
 * load. Source: spec 003 §3, §4, §5 and §9. Times in milliseconds, lengths in CSS pixels, sizes in bytes.
 */
export const editorLimits = {
  file: { minimumSize: 1, maximumSize: 20 * 1024 * 1024 },
  table: {
    rows: { minimum: 1, maximum: 50, initial: 5 },
    columns: { minimum: 1, maximum: 10, initial: 5 },
    columnMinimumWidth: 50,
    rowMinimumHeight: 33,
    cellWidth: 75,
  },
  list: { depth: 7 },
  /** Of lists, quotes and tables in HTML that is read. No document has it; without it a hostile one freezes the page. */
  nesting: 40,
  /**
   * Of what is pasted at once: more freezes a page for longer than a second, most of it the browser's own layout. Tags,
   * opening and closing, and UTF-16 code units: of HTML with its pictures, of its text, of one paragraph.
   */
  paste: { tags: 60_000, html: 30_000_000, text: 2_000_000, paragraph: 300_000 },
  /** Larger ones are read as their texts: a few cells that span thousands would make millions. */
  readTable: { columns: 1000, cells: 50_000 },
  /** Of paragraphs and headings outside lists; the specification names none, so the lists' own. */
  indent: { depth: 7, step: 24 },
  mention: { suggestions: 5, debounce: 500, nameLength: 50, nameLengthWithSeparators: 75 },
  image: { maxWidth: 1000, minimumSize: 100, editorMargin: 20 },
  /** Of an upload whose host tells none. Percent and milliseconds. */
  simulatedProgress: {
    tick: 100,
    /** Percent for each tick; the specification names none. */
    step: 2,
    slowStep: 0.5,
    slowAt: 70,
    stopAt: 90,
    nearlyDone: { at: 99, after: 1000 },
    done: { after: 2000 },
  },
  dropdownMaxHeight: 250,
  linkBubbleMaxWidth: 400,
} as const;
