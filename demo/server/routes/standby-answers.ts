/** What a server answers that stands by, while another one works on its database. */
import { Hono } from 'hono';
import type { DemoApp, DemoEnvironment } from '../http/demo-context.ts';
import { guard } from '../http/guard.ts';
import { Refusal } from '../http/refusal.ts';
import { healthOf } from './health-route.ts';

/**
 * `GET /health` answers 503, by which whoever spreads calls over servers knows that they are for another one, and with
 * `?standby=ok` 200, by which whoever restarts servers knows that this one is well.
 *
 * @param problem what keeps it from taking over
 */
export function standbyAnswers(problem: () => string | undefined): DemoApp {
  const app: DemoApp = new Hono<DemoEnvironment>();
  app.use(guard);
  app.get('/health', (context) => {
    const reason = problem();
    const isWell = reason === undefined && context.req.query('standby') === 'ok';
    return healthOf(context, { status: 'standby', reason }, isWell ? 200 : 503);
  });
  app.all('*', () => standsBy().toResponse());
  return app;
}

function standsBy(): Refusal {
  const message = 'This server stands by while another one works. Try again there, or here in a moment.';
  return new Refusal(503, 'STANDBY', message, { 'Retry-After': '2' });
}
