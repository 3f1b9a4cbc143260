import { eq } from 'drizzle-orm';
import { listWindowsServices } from '../../../src/parameters/contract.ts';
import { device } from '../database/schema.ts';
import { commonServices, servicesOf } from '../device/windows-services.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from './services.ts';

/** What scripts and policies are given (spec 001 §7). */
export function serveScripting({ calls, database }: Services): void {
  calls.implement(listWindowsServices, async ({ query: { nodeId } }) => {
    if (nodeId === undefined) return { resultCode: 'SUCCESS', windowsServices: commonServices() };
    const [found] = await database.select().from(device).where(eq(device.id, nodeId));
    if (!found) throw notFound('The device');
    return { resultCode: 'SUCCESS', windowsServices: servicesOf(found) };
  });
}
