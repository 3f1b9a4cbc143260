/** What of a machine somebody has to look after: sensors, room, licences and warranty. Plain facts; words are the view's. */
import type { Machine } from '../console/virtualization/machine-shape.ts';

/** Days from which an end is told beforehand. */
export const soon = 30;
/** Of a datastore's room, below which it is told. */
const little = 0.15;
const hardlyAny = 0.05;

export type Severity = 'warning' | 'danger';

/** Of a day: it is far, near, or over; `none` where there is none. */
export type Standing = 'none' | 'fine' | 'soon' | 'over';

export type Concern =
  | { readonly kind: 'sensor'; readonly severity: Severity; readonly id: string }
  | { readonly kind: 'datastore'; readonly severity: Severity; readonly id: string }
  | { readonly kind: 'license'; readonly severity: Severity; readonly id: string }
  | { readonly kind: 'warranty'; readonly severity: Severity };

/** The worst first. @param today `YYYY-MM-DD` */
export function concernsOf(machine: Machine, today: string): readonly Concern[] {
  const { healthSensors, datastores, licenses, warrantyEndDate } = machine;
  const all: Concern[] = [];
  for (const { id, status } of healthSensors) {
    const severity = severityOf(status);
    if (severity) all.push({ kind: 'sensor', severity, id });
  }
  for (const store of datastores) {
    const severity = roomSeverity(store);
    if (severity) all.push({ kind: 'datastore', severity, id: store.id });
  }
  for (const { id, expires } of licenses) {
    const severity = endSeverity(standingOf(expires, today));
    if (severity) all.push({ kind: 'license', severity, id });
  }
  const severity = endSeverity(standingOf(warrantyEndDate, today));
  // Hardware goes on without a warranty, software without a licence does not.
  if (severity) all.push({ kind: 'warranty', severity: 'warning' });
  return [...all.filter((one) => one.severity === 'danger'), ...all.filter((one) => one.severity === 'warning')];
}

/** A status that is not known is not well: it is shown as it is called there. */
export function severityOf(status: string): Severity | undefined {
  if (status === 'OK') return undefined;
  return status === 'CRITICAL' ? 'danger' : 'warning';
}

export function roomSeverity({ capacity, free }: { capacity: number; free: number }): Severity | undefined {
  if (capacity === 0) return undefined;
  if (free / capacity < hardlyAny) return 'danger';
  return free / capacity < little ? 'warning' : undefined;
}

export function standingOf(day: string | null, today: string): Standing {
  if (day === null) return 'none';
  const left = daysBetween(today, day);
  if (left < 0) return 'over';
  return left <= soon ? 'soon' : 'fine';
}

/** From one day to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * 60 * 1000));

/** Where the reader is. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function endSeverity(standing: Standing): Severity | undefined {
  if (standing === 'over') return 'danger';
  return standing === 'soon' ? 'warning' : undefined;
}
