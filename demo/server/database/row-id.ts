/** The number of a row by the id that a client names; one that no row has where it is none. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);
