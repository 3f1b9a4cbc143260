/**
 * Where the browser is, what is listed there, and how to get elsewhere. The user's steps ask `mayNavigate` first (the
 * host may refuse); the host's own (`goTo`) do not. Listings of places that were left are kept for the way back.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import type { HttpClient } from '../../host/http/http-client.ts';
import { createListing, type Listing } from '../../ui/table/model/listing.ts';
import { type Grants, isNavigable, isRestricted, mountDenial } from '../access.ts';
import { type BackupRow, stepInto, stepToRevisions } from '../backup-row.ts';
import type { LeftOut } from '../contract.ts';
import { formatLocation, type Place, placeKey, type Step, samePlace, shortestTerm } from '../place.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { type ColumnId, comparator } from './columns.ts';
import { type LevelName, levelNamed, levelOf } from './levels.ts';
import { createPlanBook } from './plan-book.ts';

export interface BrowserOptions {
  client: HttpClient;
  grants: ReadonlySignal<Grants>;
  locale: ReadonlySignal<string>;
  /** Asked before the user goes to another place. */
  mayNavigate(place: Place): boolean;
  /** Told after. */
  onPlaceChange(location: string): void;
}

/** What stands in the way of listing a place. */
export type Obstacle =
  | { is: 'no-device' }
  | { is: 'looking-up-plan' }
  | { is: 'plan-failed'; error: unknown }
  | { is: 'unknown-plan' };

export interface Shown {
  level: LevelName;
  place: Place;
  plan: BackupPlan | undefined;
  listing: Listing<BackupRow>;
}

interface Shape {
  nodeId: ReadonlySignal<number | undefined>;
  place: ReadonlySignal<Place>;
  plan: ReadonlySignal<BackupPlan | undefined>;
  /** What is listed at the place; `undefined` where something stands in the way. */
  shown: ReadonlySignal<Shown | undefined>;
  obstacle: ReadonlySignal<Obstacle | undefined>;
  /** What the backup of the folder that is listed does not have. */
  leftOut: ReadonlySignal<LeftOut | undefined>;
  /** A place whose image has to be mounted first, until it is confirmed or declined. */
  pendingMount: ReadonlySignal<Place | undefined>;
  setDevice(nodeId: number | undefined): void;
  /** The host's way: no question, no event. */
  goTo(place: Place): void;
  /** The user's ways. */
  open(row: BackupRow): void;
  openRevisions(row: BackupRow): void;
  jumpTo(depth: number): void;
  /** Anywhere, as a hit of a search over all plans names it. */
  visit(place: Place): void;
  toParent(): void;
  search(term: string): void;
  endSearch(): void;
  confirmMount(): void;
  declineMount(): void;
  reload(): void;
  /** The place in the list that somebody left, to come back to. */
  rememberRow(index: number): void;
  recallRow(): number;
}
export type BrowserModel = Model<Shape>;

/** Listings of places kept for the way back. */
const keptListings = 6;

export function createBrowserModel(options: BrowserOptions): BrowserModel {
  return new (createModel<Shape>(() => browserModel(options)))();
}

function browserModel(options: BrowserOptions): Shape {
  const nodeId = signal<number | undefined>(undefined);
  const place = signal<Place>([]);
  const mountWish = signal<Place | undefined>(undefined);
  // A location may ask for what its reader may not mount, or come before the host has told what its reader may.
  const pendingMount = computed(() => (mountDenial(options.grants.value) ? undefined : mountWish.value));
  const leftOut = signal<ReadonlyMap<string, LeftOut | undefined>>(new Map());
  const kept = new Map<string, Listing<BackupRow>>();
  const leftAt = new Map<string, number>();
  const mounted = new Set<string>();
  const book = createPlanBook(options.client);

  const plan = computed(() => {
    const first = place.value[0];
    return first?.kind === 'plan' ? book.plans.value?.get(first.id) : undefined;
  });
  const shown = signal<Shown | undefined>(undefined);
  const obstacle = computed<Obstacle | undefined>(() => {
    if (nodeId.value === undefined) return { is: 'no-device' };
    if (place.value.length === 0 || plan.value) return undefined;
    const { error } = book.failure.value ?? {};
    if (error !== undefined) return { is: 'plan-failed', error };
    return book.plans.value ? { is: 'unknown-plan' } : { is: 'looking-up-plan' };
  });

  effect(() => {
    const at = place.value;
    const level = nodeId.value === undefined ? undefined : levelOf(at, plan.value);
    const ofPlan = plan.value;
    untracked(() => {
      const now = shown.peek();
      if (level === undefined) shown.value = undefined;
      else if (now?.level !== level || now.place !== at || now.plan !== ofPlan)
        shown.value = { level, place: at, plan: ofPlan, listing: listingAt(at, level) };
    });
  });
  effect(() => {
    const device = nodeId.value;
    if (device !== undefined && place.value.length > 0 && !book.plans.value) untracked(() => book.load(device));
  });
  effect(() => () => {
    book[Symbol.dispose]();
    forgetListings();
  });

  function listingAt(at: Place, name: LevelName): Listing<BackupRow> {
    const key = placeKey(at);
    const known = kept.get(key);
    kept.delete(key);
    const current = known ?? makeListing(at, name);
    kept.set(key, current);
    for (const [oldest, old] of kept) {
      if (kept.size <= keptListings) break;
      kept.delete(oldest);
      old[Symbol.dispose]();
    }
    return current;
  }

  function makeListing(at: Place, name: LevelName): Listing<BackupRow> {
    const { pageSize, fetchPage, columns } = levelNamed(name);
    const context = {
      client: options.client,
      nodeId: nodeId.peek() as number,
      place: at,
      plan: plan.peek(),
      tellLeftOut(found: LeftOut | undefined) {
        leftOut.value = new Map(leftOut.peek()).set(placeKey(at), found);
      },
    };
    return createListing<BackupRow>({
      pageSize,
      comparators: Object.fromEntries(columns.map((id: ColumnId) => [id, comparator(id, options.locale.peek())])),
      fetchPage: (page, abort) => fetchPage(context, page, abort),
    });
  }

  function forgetListings(): void {
    for (const one of kept.values()) one[Symbol.dispose]();
    kept.clear();
  }

  function navigate(next: Place): void {
    if (samePlace(next, place.peek()) || !options.mayNavigate(next)) return;
    settleAt(next);
    tellPlace();
  }

  function tellPlace(): void {
    options.onPlaceChange(formatLocation(place.peek()));
  }

  function settleAt(next: Place): void {
    batch(() => {
      place.value = next;
      mountWish.value = undefined;
    });
  }

  function enter(step: Step): void {
    const next = [...place.peek(), step];
    if (step.kind === 'revision' && !mounted.has(step.id)) mountWish.value = next;
    else navigate(next);
  }

  function goTo(next: Place): void {
    const revisionAt = next.findIndex((step) => step.kind === 'revision');
    const revision = next[revisionAt];
    const needsMount = revision?.kind === 'revision' && !mounted.has(revision.id);
    batch(() => {
      settleAt(needsMount ? next.slice(0, revisionAt) : next);
      if (needsMount) mountWish.value = next;
    });
  }

  return {
    nodeId,
    place,
    plan,
    shown,
    obstacle,
    pendingMount,
    leftOut: computed(() => leftOut.value.get(placeKey(place.value))),
    goTo,

    setDevice(next) {
      if (next === nodeId.peek()) return;
      batch(() => {
        forgetListings();
        leftAt.clear();
        mounted.clear();
        book.forget();
        if (nodeId.peek() !== undefined && place.peek().length > 0) {
          settleAt([]);
          // Only after the place that the host may set together with the device.
          queueMicrotask(() => {
            if (place.peek().length === 0) tellPlace();
          });
        }
        nodeId.value = next;
        shown.value = undefined;
      });
    },

    open(row) {
      const step = isNavigable(options.grants.peek(), row, plan.peek()) ? stepInto(row) : undefined;
      if (step) enter(step);
    },

    openRevisions(row) {
      const step = isRestricted(options.grants.peek(), row, plan.peek()) ? undefined : stepToRevisions(row);
      if (step) enter(step);
    },

    visit: navigate,

    jumpTo(depth) {
      navigate(place.peek().slice(0, depth));
    },

    toParent() {
      if (place.peek().length > 0) navigate(place.peek().slice(0, -1));
    },

    search(term) {
      if (term.trim().length < shortestTerm) return;
      const here = place.peek();
      const inside = here.at(-1)?.kind === 'search' ? here.slice(0, -1) : here;
      navigate([...inside, { kind: 'search', term }]);
    },

    endSearch() {
      if (place.peek().at(-1)?.kind === 'search') navigate(place.peek().slice(0, -1));
    },

    confirmMount() {
      const next = pendingMount.peek();
      const revision = next?.find((step) => step.kind === 'revision');
      if (!next || !revision) return;
      mounted.add(revision.id);
      mountWish.value = undefined;
      navigate(next);
      if (place.peek() !== next) tellPlace();
    },

    declineMount() {
      mountWish.value = undefined;
      // A location that the host set may have named what is not gone into.
      tellPlace();
    },

    reload() {
      const device = nodeId.peek();
      const current = shown.peek()?.listing;
      if (device !== undefined) book.outdate(device);
      if (current) current.refresh();
      else if (device !== undefined) book.load(device);
      for (const [key, old] of kept) {
        if (old === current) continue;
        kept.delete(key);
        old[Symbol.dispose]();
      }
    },

    rememberRow(index) {
      leftAt.set(placeKey(place.peek()), index);
    },
    recallRow: () => leftAt.get(placeKey(place.peek())) ?? 0,
  };
}
