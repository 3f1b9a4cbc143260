/** How a page uses an element: what the samples in all frameworks have in common, from its definition and its sample. */
import { attributeName, type ElementDefinition, entryName } from '../../../src/host/element-definition.ts';
import { sampleOf } from '../../samples.ts';

export interface Usage {
  readonly tag: string;
  /** `select` for `rmm-select`: the name of its entry in the package. */
  readonly entry: string;
  readonly attributes: readonly UsedAttribute[];
  /** Rich values that a script sets. */
  readonly properties: readonly UsedProperty[];
  /** Those that pass only where no types are checked. */
  readonly unchecked: readonly UsedProperty[];
  readonly event: UsedEvent | undefined;
  /** HTML that stands in it, as every framework takes it. */
  readonly content: string | undefined;
}

type UsedProperty = readonly [name: string, value: unknown];

export interface UsedAttribute {
  readonly name: string;
  /** What reads it, by its camelCase name. */
  readonly property: string;
  readonly value: string;
  readonly kind: 'text' | 'integer' | 'flag' | 'choice';
}

export interface UsedEvent {
  /** `change`, or a name with `rmm-`. */
  readonly name: string;
  /** What is read when it comes: a member of the element, or the event's `detail`. */
  readonly reads: string | undefined;
}

export function usageOf(definition: ElementDefinition): Usage {
  const { tag } = definition;
  const { attributes, example = {} } = sampleOf(tag);
  const known = new Map(
    Object.entries(definition.attributes).map(([property, { kind }]) => [attributeName(property), { property, kind }]),
  );
  return {
    tag,
    entry: entryName(tag),
    // A dialog that is not open would show nothing.
    attributes: Object.entries({ ...attributes, ...(known.has('open') && { open: '' }) }).map(([name, value]) => ({
      name,
      value,
      ...(known.get(name) ?? { property: name, kind: 'text' }),
    })),
    properties: Object.entries(example.properties ?? {}),
    unchecked: Object.entries(example.unchecked ?? {}),
    event: eventOf(definition, example.event),
    content: example.content,
  };
}

/** Of every element or dialog: they say little of what this one is for. */
const usual = ['rmm-error', 'rmm-open', 'rmm-close', 'rmm-close-request'];

function eventOf({ form, events }: ElementDefinition, wanted: string | undefined): UsedEvent | undefined {
  if (wanted !== undefined) return { name: wanted, reads: undefined };
  if (form) return { name: 'change', reads: form.value };
  const own = Object.entries(events).filter(([name]) => !usual.includes(name));
  const [name] = own.find(([, { cancelable }]) => !cancelable) ?? own[0] ?? Object.entries(events)[0] ?? [];
  return name === undefined ? undefined : { name, reads: undefined };
}
