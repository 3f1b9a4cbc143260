/** The rows of a mapping: those of configurations, products and roles alike, each with an id of its own. */

/** A row that is there already stays where it stands; a new one is the last. */
export function withRow<Row extends { readonly id: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
}

/** Those behind it move up. */
export const withoutRow = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id);

/** Ids of the roles that other rows have: each is mapped once. */
export function mappedRoleIds(
  rows: readonly { readonly id: string; readonly role: { readonly id: string } | null }[],
  rowId?: string,
): string[] {
  return rows.filter(({ id }) => id !== rowId).flatMap(({ role }) => role?.id ?? []);
}
