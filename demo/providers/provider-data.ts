/**
 * What the two pretend providers have, the same every time: made from a number, so that nothing is stored but what somebody
 * changed. Some companies are organizations of the demo, written as people write them.
 */
import { providers } from '../../src/psa/psa-terms.ts';

export { providers };

/** What each kind has besides its name. */
export const entityKinds = [
  'companyTypes',
  'companyStatuses',
  'companies',
  'sites',
  'agreements',
  'agreementTypes',
  'products',
  'configurationTypes',
  'configurationStatuses',
  'categories',
  'roles',
] as const;
export type EntityKind = (typeof entityKinds)[number];

export interface ProviderRow {
  id: number;
  name: string;
  /** Of a site or an agreement: its company. */
  companyId?: number;
  /** Of a company and of an agreement. */
  typeId?: number;
  statusId?: number;
}

const legalForms = ['Ltd', 'GmbH', 'Inc.', 'LLC', 'S.A.', 'AG', 'B.V.', 'Oy', 'K.K.', 'PLC', 'S.r.l.', ''];
const families =
  'Abbott Bergström Castillo Dubois Eriksen Fontana Grabowski Hayashi Ivanova Jensen Kowalski Lindqvist Moreau Nakamura O’Brien Petrov Quinn Rossi Schneider Tanaka Ueda Vargas Weber Xavier Yamada Zimmermann'.split(
    ' ',
  );
const trades =
  'Accounting|Architects|Aviation|Bakery|Brewery|Carpentry|Catering|Chemicals|Consulting|Dairy|Dental|Electric|Engineering|Farms|Fisheries|Foods|Furniture|Glass|Insurance|Interiors|Labs|Legal|Logistics|Marine|Media|Motors|Optics|Paper|Partners|Pharma|Plumbing|Printing|Publishing|Realty|Robotics|Security|Shipping|Software|Steel|Textiles|Toys|Travel|Veterinary|Vineyards|Windows'.split(
    '|',
  );
const joints = [' & Sons', ' Brothers', '', ' and Partners', ' Group', ' International'];
const siteNames = ['Headquarters', 'Warehouse', 'Branch office', 'Data centre', 'Workshop'];
const agreementTypeNames = ['Managed Services', 'Remote Support', 'Time and Materials', 'Cloud Backup', 'Security'];
const goods =
  'Workstation|Server|Mac|Linux host|Network device|Backup|Monitoring|Patch management|Antivirus|Help desk'.split('|');
const levels = 'Basic|Standard|Premium|Enterprise'.split('|');

/** How somebody else writes an organization's name. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => `${name}, Inc.`,
  (name) => `${name} GmbH`,
  (name) => `${name} (Berlin)`,
  (name) => name.replace(' ', '  '),
];

export interface ProviderWorld {
  /** Companies of each provider. */
  companies: number;
  /** The first companies have these names, written as people write them. */
  customers: readonly string[];
}

/** Each another, as long as there are no more than ten million. */
function companyName(index: number, customers: readonly string[]): string {
  const customer = customers[index];
  if (customer !== undefined) return spellings[index % spellings.length]?.(customer) ?? customer;
  const number = index - customers.length;
  const family = families[number % families.length] ?? '';
  const trade = trades[Math.floor(number / families.length) % trades.length] ?? '';
  const round = Math.floor(number / (families.length * trades.length));
  const joint = joints[round % joints.length] ?? '';
  const form = legalForms[(number * 7 + round) % legalForms.length] ?? '';
  const branch = Math.floor(round / joints.length);
  return [`${family}${joint}`, trade, form, branch > 0 ? String(branch + 1) : '']
    .filter((part) => part !== '')
    .join(' ');
}

const numbered = (names: readonly string[]): ProviderRow[] => names.map((name, index) => ({ id: index + 1, name }));

/** Sites and agreements have ids of their own: ten of each company's. */
const ofCompany = 10;

export function generatedRows(kind: EntityKind, { companies, customers }: ProviderWorld): Iterable<ProviderRow> {
  switch (kind) {
    case 'companyTypes':
      return numbered(['Customer', 'Partner', 'Prospect', 'Vendor']);
    case 'companyStatuses':
      return numbered(['Active', 'Inactive', 'Imported']);
    case 'agreementTypes':
      return numbered(agreementTypeNames);
    case 'configurationTypes':
      return numbered(['Managed Server', 'Managed Workstation', 'Managed Network', 'Spare', 'Phone']);
    case 'configurationStatuses':
      return numbered(['Active', 'Inactive', 'Retired', 'In repair']);
    case 'categories':
      return numbered(['Server', 'Workstation', 'Network', 'Printer', 'Other']);
    case 'roles':
      return numbered(['Technician', 'Dispatcher', 'Account manager']);
    case 'products':
      return generatedProducts();
    case 'companies':
      return each(companies, (company) => companyAt(company, customers));
    case 'sites':
      return within(companies, (company) => 1 + (company % siteNames.length), siteAt);
    case 'agreements':
      return within(companies, (company) => company % 4, agreementAt);
  }
}

/** Six hundred: two pages. */
function generatedProducts(): ProviderRow[] {
  return Array.from({ length: 600 }, (_, index) => {
    const good = goods[index % goods.length] ?? '';
    const level = levels[Math.floor(index / goods.length) % levels.length] ?? '';
    const edition = Math.floor(index / (goods.length * levels.length));
    return { id: index + 1, name: edition === 0 ? `${good} ${level}` : `${good} ${level} ${2010 + edition}` };
  });
}

const companyAt = (company: number, customers: readonly string[]): ProviderRow => ({
  id: company,
  name: companyName(company - 1, customers),
  // Those that are the demo's organizations are active customers.
  typeId: company <= customers.length ? 1 : 1 + (company % 4),
  statusId: company <= customers.length ? 1 : 1 + (company % 3),
});

const siteAt = (company: number, index: number): ProviderRow => ({
  id: company * ofCompany + index,
  name: siteNames[index] ?? '',
  companyId: company,
});

function agreementAt(company: number, index: number): ProviderRow {
  const typeId = 1 + ((company + index) % agreementTypeNames.length);
  const name = `${agreementTypeNames[typeId - 1]} ${2025 + index}`;
  return { id: company * ofCompany + index, name, companyId: company, typeId };
}

function* each(count: number, rowAt: (number: number) => ProviderRow): Generator<ProviderRow> {
  for (let number = 1; number <= count; number += 1) yield rowAt(number);
}

function* within(
  companies: number,
  countOf: (company: number) => number,
  rowAt: (company: number, index: number) => ProviderRow,
): Generator<ProviderRow> {
  for (let company = 1; company <= companies; company += 1)
    for (let index = 0; index < countOf(company); index += 1) yield rowAt(company, index);
}
