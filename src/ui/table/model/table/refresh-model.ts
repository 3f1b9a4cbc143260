/** Keeping rows current: by hand, by messages of the host's channel, by asking now and then. Source: spec 003 §4 and §9. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { limits } from '../../../limits.ts';
import type { RefreshModel, RowSource, TableServices } from '../../table-model-types.ts';
import type { TableOptions } from '../../table-types.ts';
import { verbs } from '../verbs.ts';

export interface RefreshOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  rows: Pick<RowSource<Row>, 'reload' | 'updatedAt' | 'isReloading' | 'isOutdated'>;
  isAutomatic: ReadonlySignal<boolean>;
  services: Pick<TableServices, 'report' | 'subscribe' | 'isPageVisible' | 'now'>;
}

const minute = 60_000;

export function createRefresh<Row>({ options, rows, isAutomatic, services }: RefreshOptions<Row>): RefreshModel {
  const { isPageVisible, now } = services;
  const pending = signal(0);
  const hasRejected = signal(false);
  const triedAt = signal(now());
  const passed = signal(0);
  const topic = computed(() => (isAutomatic.value ? options.value.autoRefresh?.topic : undefined));
  const pollEvery = computed(() => (isAutomatic.value ? (options.value.autoRefresh?.pollEvery ?? 0) : 0));
  const isPaused = computed(() => pollEvery.value > 0 && !isPageVisible.value);

  effect(() => {
    const name = topic.value;
    if (name === undefined) return;
    return untracked(() => services.subscribe(name, heard));
  });
  effect(() => {
    const every = pollEvery.value;
    if (every <= 0 || !isPageVisible.value || pending.value > 0) return;
    const last = Math.max(rows.updatedAt.value ?? 0, triedAt.value);
    // Overdue after a pause: at once.
    const timer = setTimeout(() => void refresh(), Math.max(0, last + every - now()));
    return () => clearTimeout(timer);
  });
  effect(() => {
    passed.value;
    const since = isAutomatic.value ? undefined : rows.updatedAt.value;
    if (since === undefined) return;
    const age = now() - since;
    const next = Math.max(limits.table.lastUpdatedShownAfter, (Math.floor(age / minute) + 1) * minute);
    const timer = setTimeout(() => {
      passed.value += 1;
    }, next - age);
    return () => clearTimeout(timer);
  });

  /** Other messages of the topic are none of the table's business. */
  function heard(message: unknown): void {
    const how = reloadOptionsOf(message);
    if (how === undefined) return;
    const { keepCurrentPage = true, showLoading = false } = how;
    void run(() => reloadBy({ keepCurrentPage, showLoading }));
  }

  function refresh(): Promise<void> {
    return run(() => reloadBy({}));
  }

  async function reloadBy(how: { keepCurrentPage?: boolean; showLoading?: boolean }): Promise<void> {
    const { onRefresh } = options.peek();
    if (onRefresh) await onRefresh(how);
    else await rows.reload(how);
  }

  async function run(work: () => Promise<void>): Promise<void> {
    pending.value += 1;
    try {
      await work();
      hasRejected.value = false;
    } catch (error) {
      hasRejected.value = true;
      services.report(error);
    }
    triedAt.value = now();
    pending.value -= 1;
  }

  return {
    isAutomatic,
    isPaused,
    isRefreshing: computed(() => pending.value > 0 || rows.isReloading.value),
    hasFailed: computed(() => hasRejected.value || rows.isOutdated.value),
    minutesOld: computed(() => {
      passed.value;
      const since = rows.updatedAt.value;
      if (isAutomatic.value || since === undefined) return undefined;
      const age = now() - since;
      return age < limits.table.lastUpdatedShownAfter ? undefined : Math.floor(age / minute);
    }),
    ...verbs({ refresh }),
  };
}

/** Of a `reload-table` message; `undefined` where it is none (spec 003 §4). */
function reloadOptionsOf(message: unknown): { keepCurrentPage?: boolean; showLoading?: boolean } | undefined {
  const { type, options = {} } = { ...(message as { type?: unknown; options?: object | null }) };
  if (type !== 'reload-table' || typeof options !== 'object' || options === null || Array.isArray(options))
    return undefined;
  const { keepCurrentPage, showLoading } = options as Record<string, unknown>;
  const areFlags = [keepCurrentPage, showLoading].every((on) => on === undefined || typeof on === 'boolean');
  return areFlags ? options : undefined;
}
