// Written by `npm run elements`, from the table in elements/elements.ts.
/** What the classic script adds to a page, for its own scripts: `/// <reference types="rmm-elements/classic.js" />`. */
import type * as elements from './index.ts';

declare global {
  var RmmElements: typeof elements;
}
