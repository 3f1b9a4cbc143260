/** Maintenance of a device: started, extended, ended (spec 002 §5). */
import {
  endMaintenance,
  extendMaintenance,
  readMaintenance,
  startMaintenance,
} from '../../../../src/policies/maintenance/contract.ts';
import { end, extend, readState, start } from '../../nodes/maintenance.ts';
import type { Services } from '../services.ts';

export function serveMaintenance({ calls, database, clock }: Services): void {
  calls.implement(readMaintenance, ({ params }) => readState(database, params.nodeId, clock.now()));
  calls.change(startMaintenance, ({ params, body, session, commit }) =>
    commit(() => start(database, params.nodeId, body, { startedBy: session.user.name, now: clock.now() })),
  );
  calls.change(extendMaintenance, ({ params, body, commit }) =>
    commit(() => extend(database, params.nodeId, body.seconds, clock.now())),
  );
  calls.change(endMaintenance, ({ params, commit }) => commit(() => end(database, params.nodeId)));
}
