/** Maps organizations as the PSA pages do, and turns the world of the pretend providers. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ControlOrder } from '../../../../demo/providers/control-order.ts';
import type { ProviderReport } from '../../../../demo/providers/start-providers.ts';
import {
  listSyncLog,
  readSyncRun,
  type SyncLogEntry,
  type SyncRun,
  startAgreementSync,
} from '../../../../src/psa/agreement-sync-contract.ts';
import {
  readOrganizationMapping,
  saveOrganizationMapping,
  saveOrganizationMappings,
} from '../../../../src/psa/company-contract.ts';
import type { MappingOrigin } from '../../../../src/psa/psa-terms.ts';
import type { DemoClient } from './demo-client.ts';

export class PsaDesk {
  readonly client: DemoClient;

  constructor(client: DemoClient) {
    this.client = client;
  }

  /** Changes what a provider is like, and tells how it is then. */
  turn(order: ControlOrder): Promise<ProviderReport> {
    return this.client.demo<ProviderReport>('POST', 'providers', order);
  }

  /** So that nothing is waited for. */
  async hurry(): Promise<void> {
    for (const provider of ['psacw', 'psaat'] as const)
      await this.turn({ provider, behavior: { delay: 0, requests: 100_000 } });
  }

  /** Organizations with a company each, and the mappings of the first start. */
  async map(companies: Record<string, string>, origin: MappingOrigin = 'AUTO') {
    const mappings = Object.entries(companies).map(([clientId, companyId]) => ({
      clientId,
      companyId,
      productMappingId: '2',
      configurationTypeMappingId: '1',
    }));
    return this.client.call(saveOrganizationMappings, { body: { origin, mappings } });
  }

  read(clientId: string) {
    return this.client.call(readOrganizationMapping, { params: { clientId } });
  }

  save(clientId: string, body: unknown) {
    return this.client.call(saveOrganizationMapping, { params: { clientId }, body });
  }

  async sync(): Promise<SyncRun> {
    const { id } = await this.client.call(startAgreementSync);
    return this.follow(id);
  }

  /** The run when it is over. */
  async follow(id: string): Promise<SyncRun> {
    for (;;) {
      const run = await this.client.call(readSyncRun, { params: { id } });
      if (run.state !== 'RUNNING') return run;
      await wait(20);
    }
  }

  async log(id: string): Promise<SyncLogEntry[]> {
    return (await this.client.call(listSyncLog, { params: { id }, query: { pageSize: 1000 } })).results;
  }
}
