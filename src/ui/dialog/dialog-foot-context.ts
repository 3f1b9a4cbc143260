import { createContext } from 'react';

/** The footer of the dialog that something stands in, for what has buttons of its own. Undefined: it stands in none. */
export const DialogFootContext = createContext<HTMLElement | null | undefined>(undefined);
