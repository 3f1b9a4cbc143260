/** Loaded into the server that is measured, which knows nothing of it: tells by messages what the process did between two of them. */
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const resolution = 10;
const delay = monitorEventLoopDelay({ resolution });
let profiler;
let begun;

process.on('message', async (order) => {
  if (order.begin) {
    if (order.isProfiled) {
      profiler = new Session();
      profiler.connect();
      await profiler.post('Profiler.enable');
      await profiler.post('Profiler.start');
    }
    delay.enable();
    delay.reset();
    begun = { utilization: performance.eventLoopUtilization(), work: process.cpuUsage(), at: performance.now() };
    process.send({ begun: true });
  } else if (order.end) {
    const { user, system } = process.cpuUsage(begun.work);
    // The timer of the monitor waits this long by itself.
    const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
    const figures = {
      delayHalf: late(delay.percentile(50)),
      delayMost: late(delay.percentile(99)),
      utilization: performance.eventLoopUtilization(begun.utilization).utilization,
      processors: (user + system) / 1_000 / (performance.now() - begun.at),
      memory: process.memoryUsage.rss(),
    };
    const { profile } = profiler ? await profiler.post('Profiler.stop') : {};
    process.send({ figures, profile });
  }
});
// It ends when the server does.
process.channel?.unref();
