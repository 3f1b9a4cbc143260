import { IllegalTransition } from '../../console/illegal-transition.ts';

/** The page's slice may be a few seconds behind the server: what it cannot go along with it is told by the next answer. */
export function follow(transition: () => void): void {
  try {
    transition();
  } catch (error) {
    if (!(error instanceof IllegalTransition)) throw error;
  }
}
