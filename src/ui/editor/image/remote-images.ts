/**
 * Whoever sends a text with an image of his own server in it learns when, where and how often it is read. So a host may
 * have them asked for: nothing is requested of an address that the text brings, until somebody wants to see it.
 */
import { computed, signal } from '@preact/signals-core';

export interface RemoteImages {
  setAsking(asks: boolean): void;
  /** Whether nothing may be requested of it yet. Reads signals. */
  isHeld(address: string): boolean;
  load(address: string): void;
}

/** Of one editor. */
export function createRemoteImages(): RemoteImages {
  const asks = signal(false);
  const wanted = signal<ReadonlySet<string>>(new Set());
  const held = computed(() => (asks.value ? wanted.value : undefined));
  return {
    setAsking(next) {
      asks.value = next;
    },
    isHeld: (address) => held.value?.has(address) === false && !isHere.test(address),
    load(address) {
      wanted.value = new Set(wanted.peek()).add(address);
    },
  };
}

const isHere = /^(?:data|blob):/i;
