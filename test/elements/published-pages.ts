/** Pages and tests as consumers write them, which the published types have to understand. */

/** Each line that must not compile says so; `tsc` complains about one that does. */
export const page = `
import 'rmm-elements/elements/backup-browser.js';
import { configure } from 'rmm-elements/elements/config.js';
import { DataTableElement, version } from 'rmm-elements/elements/index.js';
import { discover } from 'rmm-elements/autoloader.js';

configure({ locale: 'ja', permissions: { canViewAndRestoreBackupData: true } });
// @ts-expect-error: no such member
configure({ language: 'ja' });

const browser = document.createElement('rmm-backup-browser');
browser.nodeId = 7;
// @ts-expect-error: a number
browser.nodeId = 'seven';
browser.addEventListener('rmm-navigate', (event) => event.detail.location.length);
// @ts-expect-error: no such member of detail
browser.addEventListener('rmm-navigate', (event) => event.detail.nonsense);
void browser.reload().then(() => discover(document));

const table = new DataTableElement();
table.rows = [{ id: version }];
// @ts-expect-error: an array
table.rows = 7;

export const view = (
  <rmm-config locale="ja" permissions={{ canViewAndRestoreBackupData: true }} feature-flags="cloud_image_mounting">
    <rmm-backup-browser
      node-id={7}
      className="wide"
      onrmm-action={(event) => {
        if (event.detail.action === 'restore') event.preventDefault();
        console.log(event.detail.items.map((item) => item.fullPath));
      }}
      onrmm-restore-request={(event) => {
        console.log(event.detail.body.location);
      }}
    />
    <rmm-switch label="Notify" theme="dark" checked required="" />
    {/* @ts-expect-error: none of its themes */}
    <rmm-switch theme="blue" />
    {/* @ts-expect-error: no number */}
    <rmm-data-table page-size="ten" />
    {/* @ts-expect-error: no such attribute */}
    <rmm-backup-browser node="7" />
    {/* @ts-expect-error: a number */}
    <rmm-backup-browser nodeId="7" />
  </rmm-config>
);
`;

/** The same as components of React. */
export const components = `
import { useRef } from 'react';
import { RmmBackupBrowser, RmmConfig, RmmDataTable, RmmScheduleEditor, RmmSwitch } from 'rmm-elements/react.js';
import type { BackupBrowserElement } from 'rmm-elements/bundled/backup-browser.js';

export function Components() {
  const browser = useRef<BackupBrowserElement>(null);
  return (
    <RmmConfig locale="ja" permissions={{ canViewAndRestoreBackupData: true }} featureFlags="cloud_image_mounting">
      <RmmBackupBrowser
        ref={browser}
        nodeId={7}
        className="wide"
        onRmmAction={(event) => {
          if (event.detail.action === 'restore') event.respondWith(Promise.resolve());
          void event.currentTarget.reload();
        }}
      />
      <RmmScheduleEditor value={null} onChange={({ currentTarget }) => console.log(currentTarget.value)} />
      <RmmSwitch label="Notify" theme="dark" defaultChecked hidden aria-label="x" />
      {/* @ts-expect-error: none of its themes */}
      <RmmSwitch theme="blue" />
      {/* @ts-expect-error: no number */}
      <RmmDataTable pageSize="ten" />
      {/* @ts-expect-error: it has no value to begin with */}
      <RmmDataTable defaultValue="x" />
    </RmmConfig>
  );
}
`;

export const preactPage = `
/** @jsxImportSource preact */
import type {} from 'rmm-elements/preact.js';

export const view = (
  <rmm-config locale="ja">
    <rmm-data-table
      page-size={10}
      class="wide"
      selectable
      columns={[{ id: 'name', header: 'Name' }]}
      ref={(table) => table?.columns.length}
      onrmm-selection-change={({ detail }) => console.log(detail.count)}
    />
    <rmm-switch label="Notify" theme="dark" checked onChange={({ currentTarget }) => console.log(currentTarget.checked)} />
    {/* @ts-expect-error: no number */}
    <rmm-data-table page-size="ten" />
    {/* @ts-expect-error: none of its themes */}
    <rmm-switch theme="blue" />
    {/* @ts-expect-error: no such attribute */}
    <rmm-select nonsense="7" />
  </rmm-config>
);
`;

export const solidPage = `
/** @jsxImportSource solid-js */
import type {} from 'rmm-elements/solid.js';

export const view = (
  <rmm-config locale="ja">
    <rmm-data-table
      page-size={10}
      class="wide"
      classList={{ wide: true }}
      selectable
      columns={[{ id: 'name', header: 'Name' }]}
      ref={(table) => table.columns.length}
      on:rmm-selection-change={({ detail }) => console.log(detail.count)}
    />
    <rmm-switch label="Notify" theme="dark" checked onChange={({ currentTarget }) => console.log(currentTarget.checked)} />
    {/* @ts-expect-error: no number */}
    <rmm-data-table page-size="ten" />
    {/* @ts-expect-error: none of its themes */}
    <rmm-switch theme="blue" />
    {/* @ts-expect-error: no such attribute */}
    <rmm-select nonsense="7" />
    {/* @ts-expect-error: its detail has a count */}
    <rmm-data-table on:rmm-selection-change={({ detail }) => detail.amount} />
  </rmm-config>
);
`;

export const unitTest = `
import { answer, callsOf, defineStandIns, enter, fire } from 'rmm-elements/testing.js';

defineStandIns();
const table = document.createElement('rmm-data-table');
answer(table, 'getCsv', () => 'a,b');
fire(table, 'rmm-error', { error: undefined, message: 'gone', kind: 'network' });
console.log(callsOf(table, 'search')[0]?.[0].length);
enter(document.createElement('rmm-switch'), true);
// @ts-expect-error: on or off
enter(document.createElement('rmm-switch'), 'on');
// @ts-expect-error: no such event
fire(table, 'rmm-nonsense', {});
`;
