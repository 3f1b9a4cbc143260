/** Endless scrolling over a fetcher, when the code that holds rows in part is not there yet. */
import { signal } from '@preact/signals-core';
import { createResource } from '../../../src/base/resource/resource.ts';
import { createListedRows } from '../../../src/ui/table/model/rows/listed-rows.ts';
import { deepEqual, equal, eventually, match } from '../../support/assert.ts';
import { type Machine, pageOf } from './table-bench.ts';

describe('The code that holds rows in part', () => {
  it('says so when it does not come, and asks for rows once it has come after all', async () => {
    const reports: unknown[] = [];
    const asked: number[] = [];
    let isOnline = false;
    const code = createResource({
      read: async () => {
        if (!isOnline) throw new Error('The network is gone.');
        return import('../../../src/ui/table/model/listing.ts');
      },
    });
    const listed = createListedRows<Machine>({
      fetcher: signal(async (query) => {
        asked.push(query.pageIndex);
        return pageOf(query, 250);
      }),
      given: signal(undefined),
      question: signal({ globalFilter: '', sortBy: [], filters: [] }),
      pageSize: signal(100),
      isReactive: () => false,
      report: (error) => reports.push(error),
      now: () => 0,
      code,
    });
    await code.settled();
    equal(listed.listing.value, undefined);
    match(String(listed.failure.value?.error), /The network is gone/);
    match(reports.join(), /The network is gone/);

    isOnline = true;
    void listed.reload({ showLoading: true });
    equal(listed.failure.value, undefined);
    await code.settled();
    await eventually(() => equal(listed.listing.value?.rowCount.value, 250));
    deepEqual(asked, [0]);
  });
});
