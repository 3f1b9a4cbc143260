/** What somebody set up for themselves, and where it is kept. Source: spec 003 §3, §4 and §7. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { SettingsModel } from '../../table-model-types.ts';
import type { TableOptions, TableSettings } from '../../table-types.ts';
import { verbs } from '../verbs.ts';
import type { Columns } from './column-model.ts';
import { columnsNamed, localSettings, readSettings, writeSettings } from './settings-store.ts';

export interface SettingsOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  columns: Columns<Row>;
  report(error: unknown): void;
}

export interface Settings extends SettingsModel {
  isAutoRefreshOn: ReadonlySignal<boolean>;
  /** Rows a page that somebody chose. */
  pageSize: ReadonlySignal<number | undefined>;
  choosePageSize(size: number): void;
  /** Somebody changed a column: what it is now is kept once the hand has come to rest. */
  keepSoon(): void;
}

/** Milliseconds without another change after which what was changed by hand is written. */
const restAfter = 400;

export function createSettings<Row>({ options, columns, report }: SettingsOptions<Row>): Settings {
  const autoRefresh = signal<boolean | undefined>(undefined);
  const switches = signal<Readonly<Record<string, boolean>>>({});
  const pageSize = signal<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasReported = false;
  /** Under which settings are kept. */
  let keptId: string | undefined;
  /** Somebody was quicker than the store: what they did counts. */
  let isTouched = false;

  const canRefresh = computed(() => {
    const { topic, pollEvery } = options.value.autoRefresh ?? {};
    return topic !== undefined || (pollEvery ?? 0) > 0;
  });
  const defaults = computed<TableSettings>(() => ({
    ...columns.defaults.value,
    autoRefreshEnabled: canRefresh.value && options.value.autoRefresh?.enabledByDefault === true,
    switches: Object.fromEntries(
      (options.value.extraSwitches ?? []).map(({ name, initial = false }) => [name, initial]),
    ),
  }));
  const current = computed<TableSettings>(() => ({
    ...columns.state.value,
    autoRefreshEnabled: canRefresh.value && (autoRefresh.value ?? defaults.value.autoRefreshEnabled),
    switches: Object.fromEntries(
      Object.entries(defaults.value.switches).map(([name, initial]) => [name, switches.value[name] ?? initial]),
    ),
    ...(pageSize.value !== undefined && { pageSize: pageSize.value }),
  }));
  const isAutoRefreshOn = computed(() => current.value.autoRefreshEnabled);

  effect(() => () => {
    if (timer !== undefined) keep();
  });
  // A page may hand over columns and the id later.
  effect(() => {
    const { tableId } = options.value;
    if (columns.all.value.length > 0 && tableId !== keptId) untracked(() => void begin(tableId));
  });

  function store() {
    return options.peek().settingsStore ?? localSettings;
  }

  async function begin(tableId: string | undefined): Promise<void> {
    if (timer !== undefined) keep();
    const wasTouched = isTouched;
    isTouched = false;
    if (keptId !== undefined) toDefaults();
    const isFirst = keptId === undefined;
    keptId = tableId;
    if (tableId === undefined) return;
    try {
      const answer = store().read(tableId);
      const text = answer instanceof Promise ? await answer : answer;
      if (keptId !== tableId || isTouched) return;
      if (text !== null && text !== undefined) applyKept(tableId, text);
      else if (isFirst && wasTouched) keepSoon();
    } catch (error) {
      reportOnce(tableId, 'read', error);
    }
  }

  function applyKept(tableId: string, text: string): void {
    try {
      const known = new Set(columns.all.peek().map(({ id }) => id));
      const settings = readSettings(text);
      apply(settings, true);
      const unknown = columnsNamed(settings).filter((id) => !known.has(id));
      if (unknown.length > 0)
        report(
          new Error(`The saved settings of table '${tableId}' name columns that don’t exist: ${unknown.join(', ')}.`),
        );
    } catch (error) {
      report(new Error(`The saved settings of table '${tableId}' aren’t used.`, { cause: error }));
    }
  }

  function apply(settings: TableSettings, isKept: boolean): void {
    columns.apply(settings, isKept);
    autoRefresh.value = settings.autoRefreshEnabled;
    switches.value = settings.switches;
    pageSize.value = settings.pageSize;
  }

  function toDefaults(): void {
    columns.reset();
    autoRefresh.value = undefined;
    switches.value = {};
    pageSize.value = undefined;
  }

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    inStore('write', (tableId) => store().write(tableId, writeSettings({ ...current.peek(), ...columns.kept() })));
  }

  function keepSoon(): void {
    isTouched = true;
    clearTimeout(timer);
    timer = setTimeout(keep, restAfter);
  }

  function inStore(step: 'write' | 'remove', run: (tableId: string) => void | Promise<void>): void {
    const tableId = keptId;
    if (tableId === undefined) return;
    (async () => run(tableId))().catch((error: unknown) => reportOnce(tableId, step, error));
  }

  /** A full or blocked store fails at every step, and once is enough to know. */
  function reportOnce(tableId: string, step: string, error: unknown): void {
    if (wasReported) return;
    wasReported = true;
    report(
      new Error(
        `The settings of table '${tableId}' couldn’t be saved (${step}). They are kept until the page is closed.`,
        {
          cause: error,
        },
      ),
    );
  }

  return {
    current,
    defaults,
    isAutoRefreshOn,
    pageSize,
    switchOf: (name) => current.value.switches[name] === true,
    keepSoon,
    ...verbs({
      choosePageSize(size: number) {
        pageSize.value = size;
        keepSoon();
      },
      save(settings: TableSettings) {
        isTouched = true;
        apply(settings, false);
        keep();
      },
      reset() {
        isTouched = true;
        clearTimeout(timer);
        timer = undefined;
        toDefaults();
        inStore('remove', (tableId) => store().remove(tableId));
      },
    }),
  };
}
