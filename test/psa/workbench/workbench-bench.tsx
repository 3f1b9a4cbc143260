/** The mapping table of a provider before the reference server, in the words of whoever maps. */
import { useModel } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { configure } from '../../../src/host/configuration/configure.ts';
import { useHost } from '../../../src/host/use-host.ts';
import type { OrganizationMappingRow } from '../../../src/psa/company-contract.ts';
import { createProviderData } from '../../../src/psa/page/provider-data-model.ts';
import { PsaContext, type PsaServices } from '../../../src/psa/page/psa-context.ts';
import { accountSource } from '../../../src/psa/workbench/account-source.ts';
import { companySource } from '../../../src/psa/workbench/company-source.ts';
import { useAccountColumns, useCompanyColumns } from '../../../src/psa/workbench/mapping-columns.tsx';
import { MappingWorkbench } from '../../../src/psa/workbench/mapping-workbench.tsx';
import type { MappedRow, MappingSource } from '../../../src/psa/workbench/model/mapping-source.ts';
import { NoticesHost } from '../../../src/ui/notices/notices.tsx';
import { equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../../ui/mount.tsx';

export let mounted: Mounted;
export let opened: MappedRow[];
export let saved: string[];
export let reported: unknown[];
/** Of refreshes. */
export let noticed: string[];
/** Of the table that is shown. */
export let source: MappingSource<never>;

export interface OpenOptions extends MountOptions {
  provider?: 'psacw' | 'psaat';
  isReadOnly?: boolean;
}

export function open({ provider = 'psacw', isReadOnly = false, ...options }: OpenOptions = {}): void {
  opened = [];
  saved = [];
  reported = [];
  noticed = [];
  configure({ locale: 'en', reportError: (error) => void reported.push(error) });
  mounted = mount(
    <NoticesHost>
      <Page provider={provider} isReadOnly={isReadOnly} />
    </NoticesHost>,
    { width: 1100, ...options },
  );
}

export function close(): void {
  mounted.remove();
  configure({ reportError: undefined, locale: undefined });
}

function Page({ provider, isReadOnly }: Required<Pick<OpenOptions, 'provider' | 'isReadOnly'>>) {
  const { client } = useHost();
  const data = useModel(() =>
    createProviderData({ client, provider, onNotice: (notice) => void noticed.push(notice) }),
  );
  const services = useMemo<PsaServices>(
    () => ({
      provider,
      data,
      isReadOnly,
      goTo: () => undefined,
      saved: (call) => void saved.push(call),
    }),
    [provider, data, isReadOnly],
  );
  return (
    <PsaContext value={services}>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 640 }}>
        {provider === 'psacw' ? <Companies /> : <Accounts />}
      </div>
    </PsaContext>
  );
}

function Companies() {
  const { client } = useHost();
  const own = useMemo(() => companySource(client), [client]);
  source = own as unknown as MappingSource<never>;
  return (
    <MappingWorkbench<OrganizationMappingRow>
      source={own}
      columns={useCompanyColumns()}
      onOpen={(row) => opened.push(row)}
    />
  );
}

function Accounts() {
  const { client } = useHost();
  const own = useMemo(() => accountSource(client), [client]);
  source = own as unknown as MappingSource<never>;
  return <MappingWorkbench source={own} columns={useAccountColumns()} onOpen={(row) => opened.push(row)} />;
}

export const rows = () => mounted.all('.mapping-bench .table-body [role="row"]:not(.table-bones)');

/** By the organization's name. */
export const row = (name: string) =>
  eventually(() => {
    const found = rows().find((one) => {
      const head = one.querySelector('[role="rowheader"]');
      return (head?.querySelector('bdi') ?? head)?.textContent === name;
    });
    ok(
      found,
      `${name} among ${rows().length} rows: ${rows()
        .slice(0, 5)
        .map(({ textContent }) => textContent)
        .join(' | ')}`,
    );
    return found;
  });

export async function check(name: string): Promise<void> {
  const box = (await row(name)).querySelector<HTMLElement>('.table-check');
  ok(box, `a checkbox of ${name}`);
  await click(box);
}

/** The button of that name that is in front. */
export const button = (name: string | RegExp) =>
  eventually(() => {
    const all = mounted.all('button').filter((one) => one.checkVisibility());
    const found = all.findLast((one) => isNamed(nameOf(one), name));
    ok(found, `a button ${name}; there is ${all.map(nameOf).join(' | ')}`);
    return found;
  });

export async function press(name: string | RegExp): Promise<void> {
  await button(name);
  await comeToRest(mounted.host, 1000);
  await click(await button(name));
}

/** Asks for what undoing would change: its dialog has a button of the same name. */
export async function askToUndo(): Promise<void> {
  await press('Undo');
  await mounted.find('dialog');
}

export const sees = (text: string | RegExp): Promise<void> =>
  eventually(() => {
    const all = mounted.root.textContent ?? '';
    ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} in: ${all.slice(0, 1500)}`);
  }) as Promise<void>;

export const isClosed = (): Promise<void> =>
  eventually(() => equal(mounted.all('dialog')[0]?.textContent, undefined)) as Promise<void>;

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

interface StoredRow {
  clientId: string;
  clientName: string;
  companyId: string | null;
  companyName: string | null;
  provenance: { origin: string } | null;
}

export async function stored(search = ''): Promise<StoredRow[]> {
  const query = new URLSearchParams({ pageSize: '1000', ...(search && { searchCriteria: search }) });
  return (await (await fetch(`/psacw/v2/organization-mappings?${query}`)).json()).results;
}

/** By organization. */
export async function map(companies: Record<string, string | null>): Promise<void> {
  const mappings = Object.entries(companies).map(([clientId, companyId]) => ({ clientId, companyId }));
  await send('POST', '/psacw/v2/organization-mappings', { origin: 'MANUAL', mappings });
}

/** Nothing is mapped, and the providers answer at once. */
export async function begin(): Promise<void> {
  for (const provider of ['psacw', 'psaat'])
    await send('POST', '/demo/providers', { provider, behavior: { delay: 0, requests: 100_000 } });
  const clientIds = (await stored()).map(({ clientId }) => clientId);
  await send('POST', '/psacw/v2/organization-mappings/clear', { clientIds });
}

export async function send(method: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  const text = await response.text();
  ok(response.ok, `${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
