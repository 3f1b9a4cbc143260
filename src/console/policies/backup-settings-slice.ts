/**
 * What an organization says of its backups, for each product that makes them: which devices, how fast, where to. Source:
 * spec 002 §3.5; names of products, such as `lockhart`, are the backend's.
 */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { constant, id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const nodeIds = z.array(z.number().check(z.int())).check(z.refine((all) => new Set(all).size === all.length));

export const customerBackupSettings = z
  .object({
    productCode: id,
    /** `ALL`, `SELECTED` (see `nodeIds`) or another. */
    mode: constant,
    nodeIds,
    excludedNodeIds: nodeIds,
    bandwidthThrottle: z.boolean(),
    bandwidthThrottleKb: z.nullable(z.number().check(z.int(), z.positive())),
    networkLocation: z.nullable(z.string()),
    overrides: z.object({ bucket: z.nullable(z.string()) }),
    deployTo: z.nullable(constant),
  })
  .check(z.refine((settings) => !settings.nodeIds.some((node) => settings.excludedNodeIds.includes(node))));
export type CustomerBackupSettings = Frozen<z.output<typeof customerBackupSettings>>;

const products = entriesBy('productCode', 'backup product');

/** Of a product of which nothing was said yet. */
export const newBackupSettings = (productCode: string): CustomerBackupSettings => ({
  productCode,
  mode: 'ALL',
  nodeIds: [],
  excludedNodeIds: [],
  bandwidthThrottle: false,
  bandwidthThrottleKb: null,
  networkLocation: null,
  overrides: { bucket: null },
  deployTo: null,
});

export const backupSettingsSlice = defineSlice({
  name: 'backupSettings',
  section: '002 §3.5',
  shape: z.object({ clientId: z.nullable(id), products: listBy('productCode', customerBackupSettings) }),
  defaults: { clientId: null, products: [] },
  transitions: {
    load: (_, clientId: string, loaded: readonly CustomerBackupSettings[]) => ({ clientId, products: loaded }),

    add: (state, productCode: string) => ({
      ...state,
      products: products.added(state.products, newBackupSettings(productCode)),
    }),

    setMode: (state, productCode: string, mode: string) => changed(state, productCode, { mode }),

    /** A device is chosen or excluded, never both: the last word counts. */
    chooseNodes: (state, productCode: string, chosen: readonly number[]) => {
      const { excludedNodeIds } = products.found(state.products, productCode);
      const nodes = unique(chosen);
      return changed(state, productCode, { nodeIds: nodes, excludedNodeIds: without(excludedNodeIds, nodes) });
    },

    excludeNodes: (state, productCode: string, excluded: readonly number[]) => {
      const { nodeIds: chosen } = products.found(state.products, productCode);
      const nodes = unique(excluded);
      return changed(state, productCode, { excludedNodeIds: nodes, nodeIds: without(chosen, nodes) });
    },

    /** @param kilobytes a second; null: as fast as it goes, and the last limit is kept for when there is one again */
    throttle: (state, productCode: string, kilobytes: number | null) =>
      changed(
        state,
        productCode,
        kilobytes === null ? { bandwidthThrottle: false } : { bandwidthThrottle: true, bandwidthThrottleKb: kilobytes },
      ),

    setNetworkLocation: (state, productCode: string, networkLocation: string | null) =>
      changed(state, productCode, { networkLocation }),

    overrideBucket: (state, productCode: string, bucket: string | null) =>
      changed(state, productCode, { overrides: { bucket } }),

    deployTo: (state, productCode: string, deployTo: string | null) => changed(state, productCode, { deployTo }),
  },
});

export interface BackupSettingsState {
  readonly clientId: string | null;
  readonly products: readonly CustomerBackupSettings[];
}

const changed = (
  state: BackupSettingsState,
  productCode: string,
  changes: Partial<CustomerBackupSettings>,
): BackupSettingsState => ({
  ...state,
  products: products.changed(state.products, productCode, (settings) => ({ ...settings, ...changes })),
});

const unique = (nodes: readonly number[]) => [...new Set(nodes)];
const without = (nodes: readonly number[], others: readonly number[]) => nodes.filter((node) => !others.includes(node));
