import { createContext, useContext } from 'react';
import type { VirtualizationPlace } from '../virtualization-change.ts';

export interface Places {
  /** Tells the page, and goes there unless that does. */
  goTo(place: VirtualizationPlace): void;
  /** There is a list to go back to. */
  readonly hasList: boolean;
  readonly isReadOnly: boolean;
}

export const PlacesContext = createContext<Places>({ goTo: () => undefined, hasList: true, isReadOnly: true });

export const usePlaces = (): Places => useContext(PlacesContext);
