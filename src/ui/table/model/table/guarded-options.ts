/**
 * A page's options as the table can rely on them: what a function of the page throws, or a row that is none, costs the
 * cell or the row that it is about and never the table. It is reported once for each function. What was handed in once is
 * the same object whenever it is handed in again, so that nothing is made or drawn anew.
 */
import type { RowAction, TableColumn, TableFetcher, TableOptions } from '../../table-types.ts';
import { firstBadRow, parsePage } from './parse-page.ts';

/** The functions that are asked about a row, and what stands for an answer that does not come. */
const answers: Readonly<Record<string, unknown>> = {
  value: undefined,
  text: '',
  header: '',
  compare: 0,
  isRequired: false,
  generateColumns: [],
  href: '',
  label: '',
  icon: undefined,
  checked: undefined,
  tags: [],
  currency: '',
  percent: undefined,
  render: null,
  content: null,
  // Who cannot say whether it may be done does not let it be done.
  disabled: true,
  filter: false,
  rowId: '',
  rowLabel: '',
  rowFlags: undefined,
  rowActions: [],
};

type Any = (...values: never[]) => unknown;

export function createGuard<Row>(report: (error: unknown) => void) {
  const made = new WeakMap<object, unknown>();
  /** By name: the same function may be asked for different things. */
  const madeOf: Record<string, typeof made> = {};
  const reported = new Set<string>();

  function tell(what: string, error: unknown): void {
    if (reported.has(what)) return;
    reported.add(what);
    report(new Error(`The ${what} failed, so that this part of the table is empty.`, { cause: error }));
  }

  /** Made once for what is given; what was made is its own. */
  function once<Given extends object>(given: Given, make: () => Given, among = made): Given {
    const known = among.get(given);
    if (known) return known as Given;
    const guarded = make();
    among.set(given, guarded);
    among.set(guarded, guarded);
    return guarded;
  }

  function asked(owner: object, name: string, member: Any, what: string): Any {
    const guarded: Any = (...values) => {
      try {
        const answer: unknown = Reflect.apply(member, owner, values);
        if (name === 'generateColumns') return columns(answer as readonly TableColumn<Row>[]);
        return name === 'rowActions' ? actions(answer as readonly RowAction<Row>[]) : answer;
      } catch (error) {
        tell(`${name} of ${what}`, error);
        return answers[name];
      }
    };
    madeOf[name] ??= new WeakMap();
    return once(member, () => guarded, madeOf[name]);
  }

  function members<Owner extends object>(owner: Owner, what: string): Owner {
    return once(owner, () => {
      const entries = Object.entries(owner).map(([name, member]: [string, unknown]) => {
        const isAsked = typeof member === 'function' && name in answers;
        return [name, isAsked ? asked(owner, name, member as Any, what) : member];
      });
      return Object.fromEntries(entries) as Owner;
    });
  }

  function columns(given: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
    return once(given, () =>
      given.map((column) => {
        const what = `column '${column.id}'`;
        return members(column.cell ? { ...column, cell: members(column.cell, what) } : column, what);
      }),
    );
  }

  function actions(given: readonly RowAction<Row>[]): readonly RowAction<Row>[] {
    return once(given, () =>
      given.map((action) => {
        const { options } = action;
        return members(options ? { ...action, options: actions(options) } : action, `action '${action.id}'`);
      }),
    );
  }

  /** In the place of what is no row stands one that says nothing. */
  function rows(given: readonly Row[]): readonly Row[] {
    return once(given, () => {
      const bad = firstBadRow(given);
      if (bad < 0) return given;
      tell(`row at place ${bad}`, new TypeError('A row is an object.'));
      return given.map((row) => (firstBadRow([row]) < 0 ? row : ({} as Row)));
    });
  }

  function fetcher(fetch: TableFetcher<Row>): TableFetcher<Row> {
    return once(fetch, () => async (query) => {
      const page = parsePage<Row>(await fetch(query));
      return { ...page, data: rows(page.data) };
    });
  }

  return (given: TableOptions<Row>): TableOptions<Row> => {
    const { rowActions, bulkActions, filters } = given;
    return {
      ...members(given, 'table'),
      columns: columns(given.columns),
      ...(given.rows && { rows: rows(given.rows) }),
      ...(given.fetcher && { fetcher: fetcher(given.fetcher) }),
      ...(rowActions && typeof rowActions !== 'function' && { rowActions: actions(rowActions) }),
      ...(bulkActions && { bulkActions: actions(bulkActions) }),
      ...(filters && { filters: once(filters, () => filters.map((one) => members(one, `filter '${one.name}'`))) }),
    };
  };
}
