/**
 * Every number of getting data back, once. Views, models and tests read this table. Source: spec 000 §7 and §9, unless
 * an entry says otherwise.
 *
 * Sizes in bytes, heights in CSS pixels.
 */
export const recoveryLimits = {
  /** Revisions and backup jobs asked for at once. */
  revisionPageSize: 100,
  revisionRowHeight: 40,
  devicePageSize: 50,
  /** Of what was chosen; more is named by its count. Thousands would hold up the dialog, and the restore with it. */
  itemsListed: 200,
  /** Entries of a device's folder asked for at once. */
  treePageSize: 1000,
  deletionHours: 72,
  /**
   * From here on a download comes with the advice to use Restore. The specification names no number: a gibibyte takes
   * about a quarter of an hour at 10 Mbit/s, a folder cannot be resumed, and a browser without a way to write to disk
   * holds all of it.
   */
  largeDownload: 2 ** 30,
  /**
   * What the zip format counts to without its 64-bit extension, with room for the list of names at its end; folders
   * beyond are refused by the server alike.
   */
  zipItems: 65_000,
  zipBytes: 0xffff_0000,
  /** Bytes of a revision that is previewed. The specification names no number: more is slow to compare line by line. */
  previewBytes: 2 ** 20,
} as const;
