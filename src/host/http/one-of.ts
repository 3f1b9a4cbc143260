import * as z from 'zod/mini';

/** What a schema of `oneOf` takes, for documents. */
export const alternatives = new WeakMap<object, readonly z.core.$ZodType[]>();

/** What the first of several shapes makes of a value that it takes. No `z.union`, which would come to every page that makes a call. */
export function oneOf<const Shapes extends readonly z.core.$ZodType[]>(...shapes: Shapes) {
  const read = (value: unknown) => {
    for (const shape of shapes) {
      const answer = z.safeParse(shape, value);
      if (answer.success) return answer;
    }
    return undefined;
  };
  const schema = z.unknown().check(
    z.refine((value) => read(value) !== undefined, { abort: true }),
    z.overwrite((value) => read(value)?.data),
  );
  alternatives.set(schema, shapes);
  return schema as unknown as z.ZodMiniType<z.output<Shapes[number]>, z.input<Shapes[number]>>;
}
