import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { ErrorContext } from '../../../src/host/configuration/configuration-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { defineElement } from '../../../src/host/element/define-element.ts';
import { type ElementDefinition, type ErrorDetail, errorEvent } from '../../../src/host/element-definition.ts';
import { endpoint } from '../../../src/host/http/endpoint.ts';
import { useHost } from '../../../src/host/use-host.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { fakeBackend, json, silence } from '../../support/fake-backend.ts';

const definition = {
  tag: 'rmm-test-caller',
  attributes: {},
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
} as const satisfies ElementDefinition;

const readThing = endpoint({
  name: 'readThing',
  summary: 'A thing',
  method: 'GET',
  path: '/thing',
  params: z.object({}),
  query: z.object({}),
  body: z.object({}),
  response: z.object({}),
  source: 'test',
});

function CallerView() {
  const host = useHost();
  useEffect(() => {
    host.client.call(readThing, { params: {} }).catch((error: unknown) => host.report(error));
    return () => {
      throw new Error('taken away badly');
    };
  }, [host]);
  return <p>calling</p>;
}

describe('A failure in an element', () => {
  const backend = fakeBackend();
  const reports: [unknown, ErrorContext][] = [];
  const events: ErrorDetail[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent<ErrorDetail>).detail);

  before(() => {
    configure({ fetch: backend.fetch, reportError: (error, context) => void reports.push([error, context]) });
    document.addEventListener('rmm-error', listen);
    defineElement(definition, async () => ({ view: CallerView }));
  });
  after(() => {
    configure({ fetch: undefined, reportError: undefined });
    document.removeEventListener('rmm-error', listen);
  });
  const takenAwayBadly = () => reports.filter(([error]) => String(error).includes('taken away badly')).length;
  afterEach(async () => {
    const present = document.querySelectorAll(definition.tag);
    const before = takenAwayBadly();
    for (const element of present) element.remove();
    // Or the next test would hear of it.
    await eventually(() => equal(takenAwayBadly(), before + present.length));
    reports.length = 0;
    events.length = 0;
  });

  it('reaches reportError and the page’s listener once each, although client and view both tell it', async () => {
    backend.answer(json({ resultCode: 'NO_DISK', message: 'The disk is full' }, 500));
    const element = document.createElement(definition.tag);
    document.body.append(element);
    await eventually(() => events.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    deepEqual(
      events.map(({ kind, endpoint: name }) => [kind, name]),
      [['server', 'readThing']],
    );
    deepEqual(reports, [[events[0]?.error, { element: 'rmm-test-caller', endpoint: 'readThing' }]]);
  });

  it('is told even when it happens while the view is taken away', async () => {
    backend.answer(silence);
    const before = backend.exchanges.length;
    const element = document.createElement(definition.tag);
    document.body.append(element);
    await eventually(() => equal(backend.exchanges.length, before + 1));
    element.remove();
    await eventually(() => reports.length > 0);
    ok(String(reports[0]?.[0]).includes('taken away badly'));
    equal(reports.length, 1, 'the aborted call was reported too');
    equal(backend.exchanges.at(-1)?.isAborted, true);
    equal(element.shadowRoot?.childNodes.length, 0);
  });
});
