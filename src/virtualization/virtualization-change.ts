/** What is done with hosts and guests, as the page is told of it. */
import type { PowerAction } from '../console/virtualization/guest-power.ts';

export type GuestChange =
  | { readonly action: 'power'; readonly guestId: string; readonly power: PowerAction }
  | { readonly action: 'takeSnapshot'; readonly guestId: string; readonly name: string }
  | {
      readonly action: 'renameSnapshot';
      readonly guestId: string;
      readonly snapshotId: string;
      readonly name: string;
    }
  | { readonly action: 'revertToSnapshot'; readonly guestId: string; readonly snapshotId: string }
  | { readonly action: 'deleteSnapshot'; readonly guestId: string; readonly snapshotId: string };

/** Which host, or which of its guests; without either it is the list of hosts. */
export interface VirtualizationPlace {
  readonly hostId: string | undefined;
  readonly guestId: string | undefined;
}

export type VirtualizationChange =
  | GuestChange
  | { readonly action: 'saveDetails'; readonly hostId: string }
  | { readonly action: 'saveDetails'; readonly guestId: string };
