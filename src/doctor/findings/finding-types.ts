import type { Area, FindingId, FoundBy, Severity } from './finding-table.ts';

/** What a check has seen; its words come when it is shown. */
export interface Sighting {
  id: FindingId;
  /** What it is about, such as an address or a tag: the same finding of the same thing is one. */
  about: string;
  /** What its words name. Free of queries, credentials and names of people: see `safe-text.ts`. */
  facts: Readonly<Record<string, string>>;
}

/** A sighting that is kept. */
export interface KeptSighting extends Sighting {
  /** Milliseconds since 1970, when it was last seen. */
  at: number;
  count: number;
}

/** One thing that is wrong with the page. Its texts are in the language of the element. */
export interface DoctorFinding {
  id: FindingId;
  severity: Severity;
  area: Area;
  foundBy: FoundBy;
  /** An address, a tag, a name of a call, by the names of the finding. Addresses have no query. */
  facts: Readonly<Record<string, string>>;
  /** How often it was seen. */
  count: number;
  /** Milliseconds since 1970, when it was last seen. */
  at: number;
  what: string;
  why: string;
  whatToDo: string;
}

export interface DoctorReport {
  /** Of these elements. */
  version: string;
  /** As the browser names itself. */
  browser: string;
  /** Of the page, without query and hash. */
  page: string;
  /** Milliseconds since 1970, when the page was last looked at. */
  checkedAt: number;
  /** Gravest first. */
  findings: readonly DoctorFinding[];
}
