/** What the demo shows of an element, and the faces of it that somebody may want to see. */
export interface Sample {
  /** Attributes with which the element page opens when its address names none. */
  attributes: Record<string, string>;
  /** Attributes of the small live look on the gallery's card; without it the card shows `markup`. */
  look?: Record<string, string>;
  /** Stands among the controls in the gallery; those that hold a form's value do anyway. */
  isSmall?: boolean;
  /** Its look fills the card from edge to edge. */
  isFull?: boolean;
  /** On its page it is as high as it is, in the place of filling the stage. Dialogs are. */
  hasOwnHeight?: boolean;
  /** Said on the stage of what shows nothing there; of a dialog, if it has no other, that it stands over the page. */
  note?: string;
  markup: string;
  /** What a page's script gives it: properties, listeners. */
  setUp?: (element: HTMLElement) => void;
  /** What the documentation's code has beside `attributes`: short, and plain data. */
  example?: SampleExample;
  /** Beside what `attributes` and `setUp` show: a button each on the element page. */
  states?: readonly SampleState[];
}

export interface SampleExample {
  /** That a script sets. */
  properties?: Readonly<Record<string, unknown>>;
  /** The same where no types are checked: written by hand, shorter than its type would have it. */
  unchecked?: Readonly<Record<string, unknown>>;
  /** HTML in it. */
  content?: string;
  /** That a page listens to, in the place of the one that the documentation would choose. */
  event?: `rmm-${string}`;
}

export interface SampleState {
  name: string;
  /** In the place of the sample's own. */
  attributes?: Record<string, string>;
  setUp?: (element: HTMLElement) => void;
}
