/** What a device lets nobody reach: all of it while it is offline, and what its system keeps for itself. */
import { notFound, Refusal } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { LeadsOut } from './held-folder.ts';
import type { Platform } from './platform.ts';

/** One folder of each kind of system that may neither be listed nor written, by its lower-case path. */
const closedFolders: Record<Platform, RegExp> = {
  windows: /^[a-z]\/system volume information(?:\/|$)/,
  mac: /^private\/var\/root(?:\/|$)/,
  linux: /^lost\+found(?:\/|$)/,
};

export function requireOnline(device: DeviceRow): void {
  if (device.online) return;
  throw new Refusal(409, 'DEVICE_OFFLINE', `${device.displayName} is offline. Try again when it is online.`);
}

export function requireAllowed(platform: Platform, segments: readonly string[]): void {
  if (closedFolders[platform].test(segments.join('/').toLowerCase())) throw accessDenied(segments.at(-1) ?? '/');
}

export function accessDenied(name: string): Refusal {
  return new Refusal(403, 'ACCESS_DENIED', `The device does not allow access to ${name}`);
}

/** What is told outside about a folder that could not be opened. A link that leads out of the device is not there. */
export function refusalOfFolder(error: unknown): unknown {
  if (isMissing(error)) return notFound('The folder');
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EACCES' || code === 'EPERM' ? accessDenied('the folder') : error;
}

export function isMissing(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof LeadsOut || ['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code);
}
