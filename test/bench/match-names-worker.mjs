/** One contestant of `match-names.mjs`, measured where nothing else runs. */
import { parentPort, workerData } from 'node:worker_threads';
import Fuse from 'fuse.js';
import { matchInSlices } from '../../src/psa/matching/match-names.ts';

const { id, organizations, companies } = workerData;

const contestants = {
  ours() {
    const before = process.memoryUsage().heapUsed;
    let [slice, memory] = [0, 0];
    const slices = matchInSlices(organizations, companies);
    for (;;) {
      const started = process.cpuUsage();
      const { done, value } = slices.next();
      slice = Math.max(slice, spentSince(started));
      memory = Math.max(memory, process.memoryUsage().heapUsed - before);
      if (done) {
        const found = value.matches.map(({ organizationId, companyId }) => [organizationId, companyId]);
        return { found, slice, memory: memory / 1e6 };
      }
    }
  },
  equality: () =>
    atOnce(() => {
      const known = new Map(companies.map((company) => [company.name.trim().toLowerCase(), company.id]));
      return organizations.flatMap((organization) => {
        const company = known.get(organization.name.trim().toLowerCase());
        return company === undefined ? [] : [[organization.id, company]];
      });
    }),
  fuse: () =>
    atOnce(() => {
      const fuse = new Fuse(companies, { keys: ['name'] });
      return organizations.flatMap((organization) => {
        const [best] = fuse.search(organization.name, { limit: 1 });
        return best ? [[organization.id, best.item.id]] : [];
      });
    }),
};

function atOnce(work) {
  const before = process.memoryUsage().heapUsed;
  const found = work();
  return { found, memory: Math.max(0, process.memoryUsage().heapUsed - before) / 1e6 };
}

/** Milliseconds of the processor, of all threads. */
function spentSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const [started, before] = [performance.now(), process.cpuUsage()];
const result = contestants[id]();
const processor = spentSince(before);
parentPort.postMessage({ ...result, clock: performance.now() - started, processor });
