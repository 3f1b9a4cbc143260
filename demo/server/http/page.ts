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

export function pageOf<Item>(results: Item[], totalElements: number, { size }: PageRequest): Page<Item> {
  return { results, totalElements, totalPages: Math.ceil(totalElements / size) };
}
