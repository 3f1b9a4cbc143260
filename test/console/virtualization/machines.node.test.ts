/** Hosts and guests, and what can be said of them. Source: spec 002 §3.5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { hostsSlice, type VirtualizationHost } from '../../../src/console/virtualization/hosts-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';
import { bareMachine } from './bare-machine.ts';

const { defaults, transitions } = hostsSlice;
const host: VirtualizationHost = {
  ...bareMachine,
  product: null,
  model: null,
  status: 'OK',
};
const loaded = transitions.load(defaults, [host]);

describe('A host', () => {
  it('has each tag once', () => {
    deepEqual(transitions.setTags(loaded, '1', ['lab', 'lab', 'rack 2']).hosts[0]?.tags, ['lab', 'rack 2']);
  });

  it('has a warranty that ends after it begins', () => {
    const warranty = { warrantyStartDate: '2026-01-01', warrantyEndDate: '2025-01-01' };
    throws(() => transitions.setWarranty(loaded, '1', warranty), IllegalTransition);
    const open = transitions.setWarranty(loaded, '1', { ...warranty, warrantyEndDate: null });
    equal(open.hosts[0]?.warrantyStartDate, '2026-01-01');
  });

  it('is measured anew in its place', () => {
    const put = transitions.put(transitions.put(loaded, { ...host, id: '2' }), { ...host, owner: 'Ada' });
    deepEqual(
      put.hosts.map(({ id, owner }) => [id, owner]),
      [
        ['1', 'Ada'],
        ['2', null],
      ],
    );
  });
});
