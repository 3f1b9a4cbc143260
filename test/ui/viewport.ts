import { setViewport } from '../support/user.ts';

/** Another size of the page, once it has that; CSS pixels. */
export const resizePage = (width: number, height: number): Promise<void> => setViewport({ width, height });
