/**
 * What somebody has changed at a pretend provider: names, what is deleted, and what was made there. It is on the disk
 * before it is answered, as nobody would forgive a provider that forgets what it took.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Provider } from '../../src/psa/psa-terms.ts';
import { type EntityKind, generatedRows, type ProviderRow, type ProviderWorld } from './provider-data.ts';

/** A device, as it is at the provider. As at real ones, nothing keeps two of them from having one identifier. */
export interface ConfigurationItem {
  id: number;
  identifier: string;
  name: string;
  companyId: number;
  siteId: number | null;
  typeId: number;
  statusId: number | null;
  fields: Record<string, string>;
}

/** How many of a product an agreement bills. */
export interface AgreementAddition {
  id: number;
  agreementId: number;
  productId: number;
  quantity: number;
  /** Who keeps it up to date. */
  managedBy: string;
}

interface ProviderState {
  renamed: Partial<Record<EntityKind, Record<number, string>>>;
  deleted: Partial<Record<EntityKind, number[]>>;
  configurations: ConfigurationItem[];
  additions: AgreementAddition[];
  lastId: number;
}

const fresh = (): ProviderState => ({ renamed: {}, deleted: {}, configurations: [], additions: [], lastId: 0 });

export class ProviderStore {
  readonly #file: string;
  readonly #world: ProviderWorld;
  readonly #states: Record<Provider, ProviderState>;
  /** By kind: made once, as somebody asks. */
  readonly #rows = new Map<EntityKind, readonly ProviderRow[]>();

  constructor(file: string, world: ProviderWorld) {
    this.#file = file;
    this.#world = world;
    this.#states = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { psacw: fresh(), psaat: fresh() };
  }

  /** Of a kind in the order of ids, as they are called now, without what is deleted. */
  rows(provider: Provider, kind: EntityKind): ProviderRow[] {
    const { renamed, deleted } = this.#states[provider];
    const names = renamed[kind] ?? {};
    const gone = new Set(deleted[kind]);
    const goneCompanies = new Set(deleted.companies);
    return this.#generated(kind)
      .filter(({ id, companyId }) => !gone.has(id) && (companyId === undefined || !goneCompanies.has(companyId)))
      .map((row) => ({ ...row, name: names[row.id] ?? row.name }));
  }

  #generated(kind: EntityKind): readonly ProviderRow[] {
    const known = this.#rows.get(kind) ?? [...generatedRows(kind, this.#world)];
    this.#rows.set(kind, known);
    return known;
  }

  has(provider: Provider, kind: EntityKind, id: number): boolean {
    return this.rows(provider, kind).some((row) => row.id === id);
  }

  rename(provider: Provider, kind: EntityKind, id: number, name: string): void {
    const { renamed } = this.#states[provider];
    renamed[kind] = { ...renamed[kind], [id]: name };
    this.#write();
  }

  remove(provider: Provider, kind: EntityKind, id: number): void {
    const { deleted } = this.#states[provider];
    deleted[kind] = [...(deleted[kind] ?? []), id];
    this.#write();
  }

  configurations(provider: Provider): readonly ConfigurationItem[] {
    return this.#states[provider].configurations;
  }

  additions(provider: Provider): readonly AgreementAddition[] {
    return this.#states[provider].additions;
  }

  createConfiguration(provider: Provider, item: Omit<ConfigurationItem, 'id'>): ConfigurationItem {
    const state = this.#states[provider];
    state.lastId += 1;
    const created = { ...item, id: state.lastId };
    state.configurations.push(created);
    this.#write();
    return created;
  }

  /** Undefined where there is none. */
  updateConfiguration(
    provider: Provider,
    id: number,
    change: Partial<Omit<ConfigurationItem, 'id'>>,
  ): ConfigurationItem | undefined {
    const found = this.#states[provider].configurations.find((item) => item.id === id);
    if (!found) return undefined;
    Object.assign(found, change);
    this.#write();
    return found;
  }

  setAddition(provider: Provider, wanted: Omit<AgreementAddition, 'id'>): AgreementAddition {
    const state = this.#states[provider];
    const found = state.additions.find(
      ({ agreementId, productId }) => agreementId === wanted.agreementId && productId === wanted.productId,
    );
    if (found) Object.assign(found, wanted);
    else state.lastId += 1;
    const addition = found ?? { ...wanted, id: state.lastId };
    if (!found) state.additions.push(addition);
    this.#write();
    return addition;
  }

  #write(): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, JSON.stringify(this.#states));
    renameSync(next, this.#file);
  }
}
