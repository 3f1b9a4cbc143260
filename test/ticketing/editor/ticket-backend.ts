/** The calls of tickets, of examples and of what automations did, answered in the page. */

type Row = Readonly<Record<string, unknown>>;

export class TicketBackend {
  /** Newest first: as rules see them, and as they were before. */
  readonly tickets: { ticket: Row & { id: string; summary: string }; before?: Row }[] = [
    {
      ticket: {
        id: '12',
        summary: 'Printer on fire',
        status: 'OPEN',
        priority: 'HIGH',
        requester: 'tim',
        assignee: 'ada',
        tags: ['printer'],
        createTime: '2026-03-16T08:00:00Z',
        statusTimes: { OPEN: '2026-03-16T09:00:00Z' },
      },
      before: { id: '12', summary: 'Printer on fire', status: 'NEW', priority: 'HIGH', requester: 'tim' },
    },
    { ticket: { id: '11', summary: 'Password', status: 'NEW', createTime: '2026-03-16T07:00:00Z' } },
  ];
  readonly templates = new Map([['1', { subject: 'About {{ticket.subject}}', body: '<p>{{ticket.changes}}</p>' }]]);
  /** By automation. */
  readonly examples = new Map<string, Row[]>();
  matches: Row = { counts: { pass: 0, fail: 0, unknown: 0 }, results: [] };
  runs: Row[] = [];

  /** Undefined where it is none of these calls. */
  answer(method: string, path: string, query: URLSearchParams, body: unknown): Response | undefined {
    if (path === '/ticketing/configuration')
      return answer({ businessHours: { twentyFourSeven: false, timeZone: 'UTC', days: [] } });
    if (path === '/ticketing/tickets') return answer(this.list(query));
    const [, , kind, id = '', member, exampleId] = path.split('/');
    if (kind === 'email-template' && id !== '') return found(this.templates.get(id), { id, name: `Template ${id}` });
    if (kind === 'tickets' && member === 'runs') return answer(page(this.runs, query));
    if (kind === 'tickets') return found(this.tickets.find(({ ticket }) => ticket.id === id));
    if (kind !== 'trigger') return undefined;
    if (id === 'matches') return answer(this.matches);
    if (member === 'runs') return answer(page(this.runs, query));
    return member === 'examples' ? this.example(method, id, exampleId, body) : undefined;
  }

  private list(query: URLSearchParams) {
    const search = (query.get('searchCriteria') ?? '').toLowerCase();
    const rows = this.tickets
      .map(({ ticket }) => ticket)
      .filter(({ summary }) => summary.toLowerCase().includes(search));
    return page(
      rows.map(({ id, summary, status, createTime }) => ({
        id,
        summary,
        status: { id: status, name: String(status) },
        createTime,
      })),
      query,
    );
  }

  private example(method: string, id: string, exampleId: string | undefined, body: unknown): Response {
    const rows = this.examples.get(id) ?? [];
    if (method === 'GET') return answer({ results: rows });
    if (method === 'DELETE') {
      this.examples.set(
        id,
        rows.filter((row) => row.id !== exampleId),
      );
      return answer({ resultCode: 'SUCCESS' });
    }
    const own = { ...(body as Row), id: String(rows.length + 1) };
    this.examples.set(id, [...rows, own]);
    return answer(own);
  }
}

function found(row: Row | undefined, more: Row = {}): Response {
  return row ? answer({ ...more, ...row }) : answer({}, 404);
}

function page(rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('pageSize')) || 50;
  const at = Number(query.get('page') ?? 0);
  return {
    results: rows.slice(at * size, (at + 1) * size),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
}

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
