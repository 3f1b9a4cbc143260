/** For whoever watches over the server: whether it can do its work. It says nothing of what is in it. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { DemoApp, DemoContext } from '../http/demo-context.ts';

/** Milliseconds that the database may take to say anything. */
const patience = 2_000;

interface Health {
  status: 'ok' | 'failing' | 'standby';
  reason: string | undefined;
}

/** `GET /health` answers 200 while the database does, and 503 with what is wrong otherwise. */
export function serveHealth(app: DemoApp, database: Database): void {
  app.get('/health', async (context) => {
    const reason = await whatIsWrong(database);
    const isWell = reason === undefined;
    return healthOf(context, { status: isWell ? 'ok' : 'failing', reason }, isWell ? 200 : 503);
  });
}

export function healthOf(context: DemoContext, { status, reason }: Health, code: 200 | 503): Response {
  const seconds = Math.floor(process.uptime());
  context.header('Cache-Control', 'no-store');
  return context.json({ status, uptimeSeconds: seconds, ...(reason !== undefined && { reason }) }, code);
}

async function whatIsWrong(database: Database): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database has not answered within two seconds.'), patience);
  });
  const asked = database.get(sql`SELECT 1`).then(
    () => undefined,
    // Why is in the server's log; a library may name the address of the database in it.
    (error: unknown) => {
      console.error(error);
      return 'The database cannot be asked.';
    },
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
