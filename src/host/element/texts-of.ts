import { configurationFor } from '../configuration/configuration.ts';
import { textsComing } from '../late-code/late-texts.ts';

/** What the code that is there says in an element's language; undefined where there is nothing to wait for. */
export const textsOf = (element: HTMLElement) => textsComing(configurationFor(element).signal.peek().locale);
