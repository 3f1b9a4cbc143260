/**
 * What is said of an element's public members: `custom-elements.json`, the README and the demo page read it, a page that
 * shows the element does not. A member without its words, or words without a member, do not compile.
 */
import type { ElementDefinition } from './element-definition.ts';

export interface PropertyDocs {
  /** TypeScript spelling. */
  type: string;
  description: string;
}

export interface EventDocs {
  /** TypeScript spelling of `detail`. */
  detail: string;
  description: string;
}

export interface MethodDocs {
  /** TypeScript spelling. */
  signature: string;
  description: string;
}

interface MemberDocs {
  attributes: string;
  properties: PropertyDocs;
  events: EventDocs;
  methods: MethodDocs;
}

interface StyleDocs {
  /** `::part()` name → what it is. */
  parts?: Readonly<Record<string, string>>;
  /** CSS custom property → what it sets. */
  cssProperties?: Readonly<Record<`--rmm-${string}`, string>>;
  /** Name of a slot, empty for that of all other children → what the page puts there. */
  slots?: Readonly<Record<string, string>>;
  /**
   * The room it takes in the page from before its code has come, as a style, by a selector that follows its tag: empty
   * for all of its kind. Nothing for what shows nothing in the page.
   */
  room?: Readonly<Record<string, string>>;
}

/** Kinds of members that the element has none of are left out. */
export type DocsOf<Definition extends ElementDefinition> = {
  readonly [Kind in keyof MemberDocs as keyof Definition[Kind] extends never ? never : Kind]: {
    readonly [Name in keyof Definition[Kind]]: MemberDocs[Kind];
  };
} & StyleDocs & { readonly summary: string };

/** The same of any element. */
export type ElementDocs = {
  readonly [Kind in keyof MemberDocs]: Readonly<Record<string, MemberDocs[Kind]>>;
} & Required<Readonly<StyleDocs>> & { readonly summary: string };

export interface DescribedElement {
  readonly definition: ElementDefinition;
  readonly docs: ElementDocs;
}

export function described<Definition extends ElementDefinition>(
  definition: Definition,
  docs: DocsOf<Definition>,
): DescribedElement {
  const none = {
    attributes: {},
    properties: {},
    events: {},
    methods: {},
    parts: {},
    cssProperties: {},
    slots: {},
    room: {},
  };
  return { definition, docs: { ...none, ...docs } };
}

/** For `'rmm-error': errorEvent`. */
export const errorEventDocs: EventDocs = {
  detail: '{ error: unknown; message: string; kind: string; endpoint?: string }',
  description: 'Something failed; the element itself shows it where it matters to the user.',
};
