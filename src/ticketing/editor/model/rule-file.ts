/**
 * A rule as a file: everything that is sent to be saved, with the names of what it refers to, because ids are a server's own.
 * What comes from a file or the clipboard is of unknown origin, and read here. Files of mails stay on their server.
 */
import * as z from 'zod/mini';
import { jsonText } from '../../../base/json-text.ts';
import { isRecord, isRecordOf } from '../../../base/shapes.ts';
import { type AutomationBody, automationBody } from '../../contract.ts';
import { type AutomationType, automationTypes } from '../../terms/automation.ts';
import { type AttributeType, attributeTypes, idOf, type TicketAttribute } from '../../terms/ticket.ts';
import { type AutomationValues, automationToWire } from './automation-values.ts';
import type { Reference as NamedReference } from './rule-references.ts';

const format = 'rmm-elements/automation';
/** Characters; by far more than the longest rule. */
const mostText = 5_000_000;

const longestName = 400;
const name = z.string().check(z.maxLength(longestName));
const { uploads: _uploads, ...ruleMembers } = automationBody.shape;
/** Maps are read by hand below: nothing else needs zod's own, which every page with a call would load. */
const ruleFile = z.object({
  format: z.enum([format]),
  version: z.number(),
  rule: z.object(ruleMembers),
  names: z.optional(z.looseObject({})),
  attributes: z.optional(z.looseObject({})),
  /** Names of files that its mails had. */
  attachments: z.optional(z.array(name)),
});

export interface FiledAttribute {
  readonly name: string;
  readonly attributeType: AttributeType;
  /** Names of its choices, by id. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

export interface RuleFile {
  readonly rule: Omit<AutomationBody, 'uploads'>;
  /** By kind, then by id. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  readonly attributes?: Readonly<Record<string, FiledAttribute>> | undefined;
  readonly attachments?: readonly string[] | undefined;
}

const isName = (value: unknown) => typeof value === 'string' && value.length <= longestName;
const areNames = isRecordOf(isName);
const isAttribute = (value: unknown) =>
  isRecord(value) &&
  isName(value.name) &&
  attributeTypes.some((type) => type === value.attributeType) &&
  (value.values === undefined || areNames(value.values));

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
    const known = nameOf(reference) ?? reference.label;
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
    const { success, data } = z.safeParse(ruleFile, given);
    const { names = {}, attributes = {} } = data ?? {};
    if (success && data.version === 1 && isRecordOf(areNames)(names) && isRecordOf(isAttribute)(attributes))
      return { is: 'rule', file: { ...data, names, attributes } as RuleFile };
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
