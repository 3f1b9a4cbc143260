/**
 * The pages of a long listing that happen to be held, least recently used first to go. It knows nothing of requests;
 * it keeps what came, forgets what was not looked at for long, and tells which pages a range of rows touches.
 */
export class SparsePages<Row> {
  readonly #pages = new Map<number, readonly Row[]>();
  readonly #capacity: number;
  readonly pageSize: number;

  /** @param capacity Pages held at most. */
  constructor(pageSize: number, capacity: number) {
    this.pageSize = pageSize;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#pages.size;
  }

  has(page: number): boolean {
    return this.#pages.has(page);
  }

  /** Keeps a page; answers the pages that were forgotten for it. Pages in `inUse` stay. */
  keep(page: number, rows: readonly Row[], inUse: ReadonlySet<number> = new Set()): number[] {
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    const forgotten: number[] = [];
    for (const candidate of this.#pages.keys()) {
      if (this.#pages.size - forgotten.length <= this.#capacity) break;
      if (candidate !== page && !inUse.has(candidate)) forgotten.push(candidate);
    }
    for (const candidate of forgotten) this.#pages.delete(candidate);
    return forgotten;
  }

  /** A page's rows, and marks it as looked at. */
  look(page: number): readonly Row[] | undefined {
    const rows = this.#pages.get(page);
    if (rows) {
      this.#pages.delete(page);
      this.#pages.set(page, rows);
    }
    return rows;
  }

  row(index: number): Row | undefined {
    return this.#pages.get(this.pageOf(index))?.[index % this.pageSize];
  }

  pageOf(index: number): number {
    return Math.floor(index / this.pageSize);
  }

  /** Pages that rows `first` to `end` (exclusive) touch. */
  pagesOf(first: number, end: number): number[] {
    if (end <= first) return [];
    const from = this.pageOf(first);
    return Array.from({ length: this.pageOf(end - 1) - from + 1 }, (_, offset) => from + offset);
  }

  /** All of `total` rows in their order, when every page of them is held; what a short page lacks is left out. */
  everyRow(total: number): readonly Row[] | undefined {
    const wanted = this.pagesOf(0, total);
    if (wanted.length > this.#pages.size || !wanted.every((page) => this.has(page))) return undefined;
    return wanted.flatMap((page) => this.#pages.get(page)?.slice(0, total - page * this.pageSize) ?? []);
  }

  /** All rows that are held, in the listing's order. */
  rows(): Row[] {
    return [...this.#pages].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows);
  }

  clear(): void {
    this.#pages.clear();
  }
}
