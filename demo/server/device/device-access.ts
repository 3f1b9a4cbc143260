/** What a device lets nobody reach: all of it while it is offline, and what its system keeps for itself. */
import { Refusal } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
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
