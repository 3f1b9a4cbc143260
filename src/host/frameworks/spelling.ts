/** Names of members as frameworks spell them, as types. */

/** `node-id` for `nodeId`. */
export type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

/** `RmmNavigate` for `rmm-navigate`. */
export type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** What markup has in the place of the value: templates take what a page writes, `page-size="10"`, `selectable`. */
export type AttributeText<Value> =
  NonNullable<Value> extends object
    ? string
    : NonNullable<Value> extends number
      ? `${number}`
      : NonNullable<Value> extends boolean
        ? ''
        : never;
