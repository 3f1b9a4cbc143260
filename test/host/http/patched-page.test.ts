/** What is sent on a page whose libraries changed the language: each of them alone, and all of them together. */
import * as z from 'zod/mini';
import { joinPath } from '../../../src/base/device-path.ts';
import { indexed } from '../../../src/base/indexed.ts';
import { endpoint } from '../../../src/host/http/endpoint.ts';
import { equal, match, ok } from '../../support/assert.ts';
import { clientSet, saveThing } from '../../support/client-set.ts';
import { json } from '../../support/fake-backend.ts';

const saveMany = endpoint({
  ...saveThing,
  name: 'saveMany',
  body: z.object({ names: z.array(z.string()), count: z.number(), inside: z.object({ path: z.string() }) }),
});

const built = [Array, String, Number, Date, Object, Element];

const arrayFrom = Array.from;

/** What is changed within is as it was afterwards. */
async function undone(work: () => Promise<void>): Promise<void> {
  const before = built.map(
    ({ prototype }): Record<string, PropertyDescriptor> => Object.getOwnPropertyDescriptors(prototype),
  );
  try {
    await work();
  } finally {
    Array.from = arrayFrom;
    // Entries are as the library made them.
    for (const [index, { prototype }] of indexed(built)) {
      const known = before[index] ?? {};
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (!Object.hasOwn(known, name)) Reflect.deleteProperty(prototype, name);
      }
      for (const [name, descriptor] of Object.entries(known)) {
        if (descriptor.configurable) Object.defineProperty(prototype, name, descriptor);
      }
    }
  }
}

const success = json({ resultCode: 'SUCCESS' });

async function sendsWhatItMeans(): Promise<void> {
  const { client, backend } = clientSet();
  backend.answer(success);
  const body = { names: ['a "b"', 'c'], count: 2, inside: { path: joinPath('C:\\Users', 'Ada', 'Notes') } };
  await client.call(saveMany, { params: { id: '7' }, body });
  match(backend.exchanges[0]?.headers.get('idempotency-key') ?? '', /^[0-9a-f]{32}$/);
  equal(
    backend.exchanges[0]?.body,
    '{"names":["a \\"b\\"","c"],"count":2,"inside":{"path":"C:\\\\Users\\\\Ada\\\\Notes"}}',
  );
}

describe('A page with libraries of another time', () => {
  let libraries: Record<string, () => void> = {};
  before(async () => {
    const script = document.createElement('script');
    script.src = '/host/legacy-libraries.js';
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    script.remove();
    libraries = Reflect.get(window, '$libraries') as typeof libraries;
    ok(Object.keys(libraries).length > 5, 'there are libraries');
  });

  // Said here once more, so that each has a test of its own.
  for (const name of [
    'toJSON of arrays in Prototype 1.6',
    'toJSON of texts in Prototype 1.6',
    'toJSON of numbers in Prototype 1.6',
    'toJSON of dates in Prototype 1.6',
    'toJSON of everything, as companies wrote it for Prototype 1.7',
    'Array.from of Prototype 1.6',
    'Array.from of MooTools 1.4',
    'reduce of Prototype 1.6',
    'map, filter, find and others of arrays in Prototype 1.6',
    'entries of arrays in Prototype 1.6 and 1.7',
    'startsWith of texts in Prototype 1.6',
    'scrollTo of elements in Prototype 1.6',
    'remove of Prototype 1.7, which throws for what is in no document',
    'contains of texts in MooTools 1.4',
    'clean and empty of arrays in MooTools 1.4',
  ]) {
    it(`is sent what is meant, with ${name}`, async () => {
      const patch = libraries[name];
      ok(patch, `the legacy page has no ${name}`);
      await undone(async () => {
        patch();
        await sendsWhatItMeans();
      });
    });
  }

  it('is sent what is meant, with all of them', async () => {
    await undone(async () => {
      for (const [name, patch] of Object.entries(libraries)) {
        // A page's Map is the classic script's to bring, and what drives this browser needs one.
        if (!name.startsWith('Map')) patch();
      }
      await sendsWhatItMeans();
    });
  });
});
