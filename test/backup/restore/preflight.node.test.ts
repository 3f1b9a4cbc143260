/** Looking, before anything is written, what is there already. */
import { type Signal, signal } from '@preact/signals-core';
import {
  createPreflight,
  type PreflightModel,
  type PreflightTarget,
  preflightDelay,
} from '../../../src/backup/restore/preflight-model.ts';
import { preflightTarget, repeatedNames } from '../../../src/backup/restore/preflight-target.ts';
import { valueIn } from '../../../src/base/resource/resource-state.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';
import { file, folder, page } from './entries.ts';

const there: PreflightTarget = {
  nodeId: 9,
  nodeClass: 'WINDOWS_SERVER',
  folders: [{ path: 'D:\\Back', names: ['A.txt', 'b.txt', 'Letters'] }],
  makesFolders: false,
};
const entries = (...names: string[]) =>
  names.map((name) => ({ name, path: name, type: name.includes('.') ? 'FILE' : 'FOLDER' }));

describe('The look ahead', () => {
  let client: FakeClient;
  let target: Signal<PreflightTarget | undefined>;
  let model: PreflightModel;
  let timers: HeldTimers;

  beforeEach(() => {
    timers = holdTimers(preflightDelay);
    client = fakeClient();
    target = signal<PreflightTarget | undefined>(undefined);
    model = createPreflight(client, target);
  });
  afterEach(() => {
    model[Symbol.dispose]();
    timers.restore();
  });
  const ask = async (wanted: PreflightTarget) => {
    target.value = wanted;
    timers.end();
    await turns();
    return client.only('listDeviceDirectory');
  };

  it('waits until somebody has said where to', async () => {
    equal(model.state.value.status, 'idle');
    equal(timers.count, 0);
    equal(client.asked.length, 0);
  });

  it('asks once for what was typed, not for each key', () => {
    for (const path of ['D', 'D:', 'D:\\', 'D:\\Back']) {
      target.value = { ...there, folders: [{ path, names: ['A.txt'] }] };
      equal(timers.count, 1);
    }
    equal(model.state.value.status, 'loading');
    equal(client.asked.length, 0);
    timers.end();
    deepEqual(client.only('listDeviceDirectory').query, { page: 0, size: 1000, path: 'D:\\Back' });
  });

  it('tells which of the names exist, as the device compares them', async () => {
    await (await ask(there)).answer(page(entries('Letters', 'a.TXT', 'other.txt')));
    deepEqual(valueIn(model.state.value), {
      is: 'checked',
      existing: [
        { name: 'A.txt', isFolder: false },
        { name: 'Letters', isFolder: true },
      ],
      total: 3,
      isPartial: false,
    });
  });

  it('tells letters of either case apart where the device does', async () => {
    const linux = { ...there, nodeClass: 'LINUX_SERVER', folders: [{ path: '/srv', names: ['A.txt'] }] };
    await (await ask(linux)).answer(page(entries('a.txt')));
    const found = valueIn(model.state.value);
    ok(found?.is === 'checked' && found.existing.length === 0);
  });

  it('reads on until all names are found, and says when it stopped before the end', async () => {
    let question = await ask(there);
    for (let at = 0; at < 4; at += 1) {
      await question.answer(page(entries(`${at}.txt`), 9));
      question = client.only('listDeviceDirectory');
      equal(question.query.page, at + 1);
    }
    await question.answer(page(entries('b.txt'), 9));
    deepEqual(valueIn(model.state.value), {
      is: 'checked',
      existing: [{ name: 'b.txt', isFolder: false }],
      total: 3,
      isPartial: true,
    });
  });

  it('says that an offline device, or a listing that failed, cannot be checked', async () => {
    const error = new CallError('result-code', { endpoint: 'listDeviceDirectory', serverMessage: 'It is offline.' });
    await (await ask(there)).fail(error);
    deepEqual(model.state.value, { status: 'failed', error });
  });

  it('says that the folder is not there; one that would be made has nothing in it', async () => {
    const gone = new CallError('not-found', { endpoint: 'listDeviceDirectory', status: 404 });
    await (await ask(there)).fail(gone);
    deepEqual(valueIn(model.state.value), { is: 'no-folder', path: 'D:\\Back' });
    await (await ask({ ...there, makesFolders: true })).fail(gone);
    deepEqual(valueIn(model.state.value), { is: 'checked', existing: [], total: 3, isPartial: false });
  });

  it('looks anew when it is told that something may have come', async () => {
    const gone = new CallError('not-found', { endpoint: 'listDeviceDirectory', status: 404 });
    await (await ask(there)).fail(gone);
    model.look();
    timers.end();
    await client.only('listDeviceDirectory').answer(page([]));
    equal(valueIn(model.state.value)?.is, 'checked');
  });

  it('gives up a question that a newer one outran, and ignores its answer', async () => {
    const old = await ask(there);
    target.value = { ...there, folders: [{ path: 'E:\\', names: ['x.txt'] }] };
    ok(old.signal?.aborted);
    await old.answer(page(entries('b.txt')));
    equal(model.state.value.status, 'loading');
    target.value = undefined;
    equal(model.state.value.status, 'idle');
  });
});

describe('What the look ahead looks for', () => {
  const where = {
    items: [file('a.txt', { path: '/home/x/a.txt' }), folder('Letters', { path: '/home/y/Letters' })],
    source: { nodeId: 7, nodeClass: 'LINUX_SERVER' },
    destination: { id: 9, name: 'x', systemName: undefined, nodeClass: 'MAC', policy: 'allowed' },
    path: ' /srv ',
  } as const;

  it('is all of it in one folder of the other device', () => {
    deepEqual(preflightTarget({ ...where, location: 'other' }), {
      nodeId: 9,
      nodeClass: 'MAC',
      folders: [{ path: '/srv', names: ['a.txt', 'Letters'] }],
      makesFolders: false,
    });
    equal(preflightTarget({ ...where, location: 'other', destination: undefined }), undefined);
    equal(preflightTarget({ ...where, location: 'other', path: '' }), undefined);
  });

  it('is each where it was on the device it is from', () => {
    deepEqual(preflightTarget({ ...where, location: 'original' }), {
      nodeId: 7,
      nodeClass: 'LINUX_SERVER',
      folders: [
        { path: '/home/x', names: ['a.txt'] },
        { path: '/home/y', names: ['Letters'] },
      ],
      makesFolders: true,
    });
  });

  it('tells items of the same name, which one folder has no room for', () => {
    deepEqual(repeatedNames([file('a', { path: '/x/a' }), file('b'), file('a', { path: '/y/a', id: '2' })]), ['a']);
  });
});
