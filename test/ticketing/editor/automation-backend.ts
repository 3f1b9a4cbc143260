/** The ticketing calls of the contract, answered in the page: for tests of what the editor shows and sends. */
import { TicketBackend } from './ticket-backend.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const named = (prefix: string, count: number): Rows =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `${prefix} ${index + 1}` }));

const attributes = [
  { id: 1, attributeType: 'TEXT', name: 'Serial number', active: true },
  { id: 2, attributeType: 'NUMERIC', name: 'People affected', active: true },
  {
    id: 3,
    attributeType: 'DROPDOWN',
    name: 'Building',
    active: true,
    content: {
      values: [
        { id: 7, name: 'North' },
        { id: 8, name: 'South' },
      ],
    },
  },
  { id: 4, attributeType: 'CHECKBOX', name: 'Approved', active: true },
  { id: 5, attributeType: 'DATE', name: 'Due', active: true },
  {
    id: 6,
    attributeType: 'MULTI_SELECT',
    name: 'Floors',
    active: true,
    content: {
      values: [
        { id: 1, name: 'First' },
        { id: 2, name: 'Second' },
      ],
    },
  },
];

const statuses = [
  ['NEW', 'New'],
  ['OPEN', 'Open'],
  ['WAITING', 'Waiting'],
  ['PAUSED', 'Paused'],
  ['RESOLVED', 'Resolved'],
  ['CLOSED', 'Closed'],
].map(([id, displayName]) => ({ id, displayName }));

const people: Rows = [
  { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com', type: 'TECHNICIAN' },
  { id: 'grace', name: 'Grace Hopper', email: 'grace@example.com', type: 'TECHNICIAN' },
  { id: 'tim', name: 'Tim Lee', email: 'tim@example.com', type: 'END_USER' },
  { id: 'gone', name: 'Gone Person', email: 'gone@example.com', type: 'TECHNICIAN', deleted: true },
  { id: 'barred', name: 'Bart Barred', email: 'bart@example.com', type: 'TECHNICIAN', permitted: false },
];

const lists: Readonly<Record<string, Rows>> = {
  '/query/organizations': [...named('Organization', 60), { id: '99', name: 'Old Corp', deleted: true }],
  '/query/locations': named('Location', 3),
  '/query/users': people,
  '/ticketing/forms': [
    { id: '1', name: 'Default', active: true },
    { id: '2', name: 'Retired', active: false },
  ],
  '/ticketing/email-template': named('Template', 3),
  '/ticketing/tags': [
    { id: 1, name: 'vip' },
    { id: 2, name: 'printer' },
  ],
};

/** An answer that refuses, one that breaks off, and none. */
export type Fault = 'refused' | 'brokenOff' | 'noAnswer';

function faulty(fault: Fault): Response {
  if (fault === 'noAnswer') throw new TypeError('Failed to fetch');
  return fault === 'refused' ? answer({ message: 'No luck' }, 500) : new Response('{"resul', { status: 200 });
}

export class AutomationBackend {
  readonly sent: Sent[] = [];
  readonly tickets = new TicketBackend();
  /** By id. */
  readonly automations = new Map<string, Readonly<Record<string, unknown>>>();
  /** What runs after each of them. */
  following: Rows = [];
  /** What the next attempt to save is answered with, in the place of success. */
  refusal: { status?: number; body: unknown } | undefined;
  /** Paths that nobody answers until they are given up. */
  readonly held = new Set<string>();
  /** Paths that fail in their own ways. */
  readonly faults = new Map<string, Fault>();
  /** Paths that fail. */
  readonly broken = new Set<string>();
  readonly files = new UploadedFiles();

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const isFile = request.method === 'POST' && isOfFiles(pathname);
    const body: unknown = text === '' || isFile ? undefined : JSON.parse(text);
    this.sent.push({ method: request.method, path: pathname, query: searchParams, headers: request.headers, body });
    if (this.held.has(pathname)) await new Promise((_, refuse) => request.signal.addEventListener('abort', refuse));
    const fault = this.faults.get(pathname);
    if (fault !== undefined) return faulty(fault);
    if (this.broken.has(pathname)) return answer({ message: 'No luck' }, 500);
    await this.files.late.get(searchParams.get('fileName') ?? '');
    if (isOfFiles(pathname)) return this.files.answer(request.method, pathname, searchParams.get('fileName'), text);
    if (pathname === '/ticketing/graphql')
      return this.operation(body as { operationName: string; variables: { name: string } });
    if (pathname === '/ticketing/statuses') return answer(statuses);
    if (pathname === '/channel/list/brief')
      return answer([
        { id: 'c1', name: 'On call', type: 'SMS' },
        { id: 'c2', name: 'Help desk', type: 'SLACK' },
      ]);
    const ofTickets = this.tickets.answer(request.method, pathname, searchParams, body);
    if (ofTickets) return ofTickets;
    if (pathname.endsWith('/following')) return answer({ results: this.following });
    if (pathname.startsWith('/ticketing/trigger')) return this.automation(request, pathname, body);
    const rows = lists[pathname];
    return rows ? answer(page(rows, searchParams)) : answer({}, 404);
  };

  private operation({ operationName, variables }: { operationName: string; variables: { name: string } }): Response {
    if (operationName === 'GetAttributeList') return answer({ data: { ticketAttributes: attributes } });
    if (operationName === 'CreateTag') return answer({ data: { createTag: { id: 'new', name: variables.name } } });
    return answer({ errors: [{ message: 'unknown operation' }] });
  }

  private automation({ method, headers }: Request, path: string, body: unknown): Response {
    const id = path.split('/')[3] ?? '';
    if (method === 'GET') {
      const stored = this.automations.get(id);
      return stored ? answer(stored) : answer({}, 404);
    }
    const wanted = headers.get('if-match');
    const version = this.automations.get(id)?.version;
    if (method === 'PUT' && wanted !== null && version !== undefined && wanted !== `"${version}"`)
      return answer({ resultCode: 'OUTDATED', message: 'Somebody else has saved it' }, 412);
    if (this.refusal) return answer(this.refusal.body, this.refusal.status);
    const own = id === '' ? '100' : id;
    const next = String(Number(version ?? '1') + 1);
    this.automations.set(own, { ...(body as object), id: own, version: next });
    return answer({ resultCode: 'SUCCESS', id: own, version: next });
  }

  /** What was last sent to be saved. */
  get saved(): Sent | undefined {
    return this.sent.findLast(({ method, path }) => method !== 'GET' && path.startsWith('/ticketing/trigger'));
  }
}

const isOfFiles = (path: string) => /^\/ticketing\/(?:attachments|inline-images)/.test(path);

/** What is uploaded for mails. */
class UploadedFiles {
  /** What the next ones are answered with. */
  status = 'SUCCESS';
  /** What became of each since, by id. */
  readonly found = new Map<string, string>();
  /** The kind of these is not taken. */
  readonly unsupported = new Set<string>();
  /** By name, what those wait for that take longer than others. */
  readonly late = new Map<string, Promise<void>>();
  readonly names: string[] = [];
  /** Where each can be seen. */
  address = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

  answer(method: string, path: string, name: string | null, content: string): Response {
    const [, , kind, id = '', isSigned] = path.split('/');
    if (method === 'GET' && isSigned) return answer({ signedUrl: this.address });
    if (method === 'GET') return answer({ id, uploadStatus: this.found.get(id) ?? 'SUCCESS', metadata: { name: id } });
    if (this.unsupported.has(name ?? '')) return answer({ resultCode: 'UNSUPPORTED_FILE' }, 415);
    this.names.push(name ?? '');
    const own = `f${this.names.length}`;
    const inline = kind === 'inline-images';
    const metadata = { name, size: content.length, contentId: inline ? `${own}@mail` : null, inline };
    return answer({ [inline ? 'resourceId' : 'id']: own, uploadStatus: this.status, metadata });
  }
}

function page(rows: Rows, query: URLSearchParams) {
  const ids = query.get('ids')?.split(',');
  const search = (query.get('name') ?? query.get('searchCriteria') ?? '').toLowerCase();
  const found = ids
    ? rows.filter(({ id }) => ids.includes(String(id)))
    : rows.filter(({ name, deleted }) => !deleted && String(name).toLowerCase().includes(search));
  const size = Number(query.get('size') ?? query.get('pageSize')) || found.length || 1;
  const at = Number(query.get('page') ?? 0);
  return {
    results: found.slice(at * size, (at + 1) * size),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
  };
}

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
