/** What one run was like, of what the browsers met and what the server tells. */

/** @param {{ name: string, milliseconds: number, problem?: string }[]} met */
export function summarise(met, seconds) {
  const byName = new Map();
  const problems = {};
  for (const { name, milliseconds, problem } of met) {
    if (!byName.has(name)) byName.set(name, []);
    byName.get(name).push(milliseconds);
    if (problem) problems[`${name}: ${problem}`] = (problems[`${name}: ${problem}`] ?? 0) + 1;
  }
  const calls = [...byName].map(([name, times]) => {
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return { name, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  });
  return { perSecond: met.length / seconds, calls, problems };
}
