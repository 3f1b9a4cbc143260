/** What a form tells whoever keeps it until it is saved. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { DraftStore } from '../../host/drafts/draft-types.ts';
import type { FormModel } from '../form/form-types.ts';
import type { KeptChanges } from './kept-changes.ts';

/** What is edited, whatever it is. */
export interface DraftSubject<Values extends object, Kept extends KeptChanges<Values>> {
  /** Once it can be edited. Reads signals. */
  form(): FormModel<Values> | undefined;
  /** Whether saving one would save the other. */
  isAlike(one: Values, other: Values): boolean;
  /** As it is kept: with what its kind has beside. */
  kept(changes: KeptChanges<Values>): Kept;
  /** What is kept is of the same kind. */
  isOurs(kept: Kept): boolean;
  /** Of what is edited, as the server told it. */
  version(): string | undefined;
  /** Goes on with what was begun earlier, of which somebody may have saved a newer version since. */
  resume(kept: Kept): void;
  /** As it is saved now, in the place of what is edited here. */
  reload(): void;
  /** Whether that is under way, or has failed. */
  readonly reloaded: ReadonlySignal<ResourceState<unknown>>;
}

/** A form that is kept, and where. */
export interface KeptForm<Values extends object, Kept extends KeptChanges<Values>> {
  readonly subject: DraftSubject<Values, Kept>;
  /** It is there already: other tabs may edit the same. */
  readonly isShared: boolean;
  openStore(owner: string): DraftStore<readonly Kept[]>;
}

export interface DraftKeeperOptions<Values extends object, Kept extends KeptChanges<Values>>
  extends KeptForm<Values, Kept> {
  readonly configuration: ReadonlySignal<Configuration>;
}
