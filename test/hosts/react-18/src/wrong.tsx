import { RmmDataTable, RmmSelect } from 'rmm-elements/react.js';

/** Each of these has to be refused, or the compiler complains of the comment. */
export const wrong = [
  // @ts-expect-error: a number
  <RmmDataTable key="1" pageSize="ten" />,
  // @ts-expect-error: no such member
  <RmmSelect key="2" nonsense />,
  // @ts-expect-error: no such member of detail
  <RmmDataTable key="3" onRmmSelectionChange={({ detail }) => detail.nonsense} />,
];
