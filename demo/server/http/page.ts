/** One page of a list, as every call that pages answers it. */
export interface Page<Item> {
  results: Item[];
  totalElements: number;
  totalPages: number;
}

export interface PageRequest {
  /** From 0. */
  page: number;
  size: number;
}

/** Of calls whose pages have a size of their own where none is asked for. */
export function pageRequest(
  { page = 0, pageSize }: { page?: number | undefined; pageSize?: number | undefined },
  usual = 50,
): PageRequest {
  return { page, size: pageSize ?? usual };
}

/** Of a list that is there as a whole. */
export function pageIn<Row, Item>(rows: readonly Row[], request: PageRequest, toItem: (row: Row) => Item): Page<Item> {
  const start = request.page * request.size;
  return pageOf(rows.slice(start, start + request.size).map(toItem), rows.length, request);
}

export function pageOf<Item>(results: Item[], totalElements: number, { size }: PageRequest): Page<Item> {
  return { results, totalElements, totalPages: Math.ceil(totalElements / size) };
}
