/**
 * A rule as a file: everything that is sent to be saved, with the names of what it refers to, because ids are a server's own.
 * What comes from a file or the clipboard is of unknown origin, and read here. Files of mails stay on their server.
 */
import * as z from 'zod/mini';
import { jsonText } from '../../../base/json-text.ts';
import { automationBody } from '../../contract.ts';
import { type AutomationType, automationTypes } from '../../terms/automation.ts';
import { type AttributeType, attributeTypes, idOf, type TicketAttribute } from '../../terms/ticket.ts';
import { type AutomationValues, automationToWire } from './automation-values.ts';
import type { Reference as NamedReference } from './rule-references.ts';

const format = 'rmm-elements/automation';
/** Characters; by far more than the longest rule. */
const mostText = 5_000_000;

const name = z.string().check(z.maxLength(400));
const attribute = z.object({
  name,
  attributeType: z.enum(attributeTypes),
  values: z.optional(z.record(name, name)),
});
const ruleFile = z.object({
  format: z.enum([format]),
  version: z.literal(1),
  rule: z.omit(automationBody, { uploads: true }),
  /** By kind, then by id. */
  names: z.optional(z.record(name, z.record(name, name))),
  attributes: z.optional(z.record(name, attribute)),
  /** Names of files that its mails had. */
  attachments: z.optional(z.array(name)),
});
export type RuleFile = z.output<typeof ruleFile>;
export type FiledAttribute = z.output<typeof attribute>;

interface Named {
  readonly type: AutomationType;
  readonly references: readonly NamedReference[];
  readonly attributes: readonly TicketAttribute[];
  /** Undefined where nobody knows it. */
  nameOf(reference: NamedReference): string | undefined;
}

export function ruleText(values: AutomationValues, { type, references, attributes, nameOf }: Named): string {
  const { uploads: _, ...rule } = automationToWire(values, type);
  const names: Record<string, Record<string, string>> = {};
  const filed: Record<string, FiledAttribute> = {};
  for (const reference of references) {
    const { noun, id } = reference;
    if (noun === 'attribute') {
      const found = attributes.find((one) => idOf(one.id) === id);
      if (found) filed[id] = asFiled(found);
      continue;
    }
    const known = nameOf(reference);
    if (known !== undefined) names[noun] = { ...names[noun], [id]: known };
  }
  const attachments = values.attachments.map(({ metadata }) => metadata.name);
  return jsonText({ format, version: 1, rule, names, attributes: filed, attachments });
}

function asFiled({ name: own, attributeType, content }: TicketAttribute): FiledAttribute {
  const values = (content?.values ?? []).map((value) => [idOf(value.id), value.name]);
  return { name: own, attributeType: attributeType as AttributeType, values: Object.fromEntries(values) };
}

export type ReadFile =
  | { readonly is: 'rule'; readonly file: RuleFile }
  /** `other`: something else, or broken. `newer`: of a newer release. */
  | { readonly is: 'tooLarge' | 'other' | 'newer' };

export function readRuleText(text: string): ReadFile {
  if (text.length > mostText) return { is: 'tooLarge' };
  try {
    const given: unknown = JSON.parse(text);
    const read = z.safeParse(ruleFile, given);
    if (read.success) return { is: 'rule', file: read.data };
    const head = z.safeParse(z.object({ format: z.enum([format]), version: z.number() }), given);
    return { is: head.success && head.data.version > 1 ? 'newer' : 'other' };
  } catch {
    return { is: 'other' };
  }
}

export const isType = (type: string): type is AutomationType => automationTypes.some((one) => one === type);

/** Letters and digits of the name, for every file system. */
export function fileNameOf(rule: string): string {
  const plain = rule
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/(?:^-)|(?:-$)/g, '')
    .slice(0, 60);
  return `${plain || 'automation'}.json`;
}
