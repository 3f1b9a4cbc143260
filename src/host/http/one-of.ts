import * as z from 'zod/mini';

/** What a schema of `oneOf` takes, for documents. */
export const alternatives = new WeakMap<object, readonly z.core.$ZodType[]>();

/** What no shape has taken. */
const none = Symbol('none');

/** What the first of several shapes makes of a value that it takes. No `z.union`, which would come to every page that makes a call. */
export function oneOf<const Shapes extends readonly z.core.$ZodType[]>(...shapes: Shapes) {
  const read = (value: unknown) => {
    for (const shape of shapes) {
      const answer = z.safeParse(shape, value);
      if (answer.success) return answer.data;
    }
    return none;
  };
  const schema = z.unknown().check(
    z.overwrite(read),
    z.refine((value) => value !== none),
  );
  alternatives.set(schema, shapes);
  return schema as unknown as z.ZodMiniType<z.output<Shapes[number]>, z.input<Shapes[number]>>;
}
