/**
 * Which data of devices go to a provider: names as they are on the wire. Required ones are sent always, and nobody can take
 * them away. Source: spec 002 §2.5, §3.1 and §3.2.
 */
import type { SyncAttributes } from '../connection-contract.ts';
import type { Provider } from '../psa-terms.ts';

export type AttributeGroup = 'attributes' | 'questions';

interface AttributeTable {
  readonly required: readonly string[];
  /** Spelt as the document does. */
  readonly optional: readonly string[];
  readonly questions: readonly string[];
  /** Of the optional ones, what is sent as long as nobody has chosen. */
  readonly chosen: readonly string[];
}

const secondDefaults = [
  'cpuSpeed',
  'defaultGateway',
  'macAddress',
  'model',
  'lastLoginName',
  'localHardDrives',
  'osInfo',
  'productKey',
  'privateIpAddress',
  'ram',
  'serialNumber',
] as const;

export const attributeTables = {
  psacw: {
    required: ['deviceIdentifier', 'ipAddress', 'managementLink', 'name'],
    optional: [
      'osType',
      'cpuSPeed',
      'defaultGateway',
      'lastLoginName',
      'localHardDrives',
      'macAddress',
      'model',
      'osInfo',
      'ram',
      'serialNumber',
    ],
    questions: ['productRemoteUrl', 'productWarranty', 'nodeUrl', 'privateIpAddress', 'teamViewerUrl', 'productKey'],
    chosen: [],
  },
  psaat: { required: ['name'], optional: secondDefaults, questions: [], chosen: secondDefaults },
} as const satisfies Record<Provider, AttributeTable>;

export type AttributeName = (typeof attributeTables)[Provider]['required' | 'optional' | 'questions'][number];

export interface AttributeValues {
  readonly attributes: readonly string[];
  readonly questions: readonly string[];
}

export interface AttributeItem {
  readonly name: string;
  readonly isChecked: boolean;
  /** Required: always checked, and disabled. */
  readonly isLocked: boolean;
}

/** What a server requires beyond the table is locked, too. Required ones first: of the second provider by name. */
export function attributeItems(
  provider: Provider,
  group: AttributeGroup,
  values: AttributeValues,
  required: readonly string[] = [],
): AttributeItem[] {
  const table: AttributeTable = attributeTables[provider];
  const checked = new Set(values[group]);
  if (group === 'questions') return table.questions.map((name) => item(name, checked.has(name), false));
  const locked = [...new Set([...table.required, ...required])];
  const inOrder = provider === 'psaat' ? locked.toSorted() : locked;
  const optional = table.optional.filter((name) => !locked.includes(name));
  return [
    ...inOrder.map((name) => item(name, true, true)),
    ...optional.map((name) => item(name, checked.has(name), false)),
  ];
}

const item = (name: string, isChecked: boolean, isLocked: boolean): AttributeItem => ({ name, isChecked, isLocked });

/** Checks one or takes it away; a required one stays. */
export function withAttribute(
  values: AttributeValues,
  group: AttributeGroup,
  { name, isLocked }: AttributeItem,
  isChecked: boolean,
): AttributeValues {
  if (isLocked) return values;
  const others = values[group].filter((one) => one !== name);
  return { ...values, [group]: isChecked ? [...others, name] : others };
}

export type SelectAllState = 'all' | 'some' | 'none';

/** Of those that can be taken away; where all of them are required, all. */
export function selectAllState(items: readonly AttributeItem[]): SelectAllState {
  const free = items.filter(({ isLocked }) => !isLocked);
  const checked = free.filter(({ isChecked }) => isChecked).length;
  if (checked === free.length) return 'all';
  return checked === 0 ? 'none' : 'some';
}

/** Select All: checks all, or takes away all but the required ones. */
export function withAll(
  values: AttributeValues,
  group: AttributeGroup,
  items: readonly AttributeItem[],
  isChecked: boolean,
): AttributeValues {
  const names = items.filter(({ isLocked }) => !isLocked).map(({ name }) => name);
  return { ...values, [group]: isChecked ? names : [] };
}

/** Required ones go without saying. */
export function attributesFromWire({ requiredAttributes, attributes, questions }: SyncAttributes): AttributeValues {
  return { attributes: attributes.filter((name) => !requiredAttributes.includes(name)), questions };
}
