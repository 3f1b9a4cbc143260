import { doc } from '../../host/doc.ts';
import { type ElementDefinition, errorEvent, flag, integer, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';
import { limits } from '../limits.ts';

export const textAreaDefinition = {
  tag: 'rmm-text-area',
  summary: doc`Several lines of text, as high as they are, with a counter`,
  attributes: {
    ...formAttributes,
    value: text(doc`What is in it; as a property, what is in it now.`),
    placeholder: text(doc`Stands in it while it is empty: an example, not the label.`),
    maxLength: {
      ...integer(
        doc`How long the text may be, 250 by default, counted as browsers count: most characters are one, an emoji is two or more. No more can be typed.`,
      ),
      initial: limits.textArea.maxLength as number | undefined,
    },
    unlimited: flag(doc`Any length, and no counter.`),
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    'text-area': doc`Label, text and the line under it`,
    label: doc`The label`,
    input: doc`The text`,
    counter: doc`How many characters there are, and may be`,
  },
  cssProperties: {},
  form: {
    value: 'value',
    entry: ({ value }) => textOf(value),
    isMissing: ({ value }) => textOf(value) === '',
    like: 'text',
    save: textOf,
  },
} as const satisfies ElementDefinition;

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
