/**
 * `RMM_SUFFIX=v2 npm run build` makes tags such as `rmm-select-v2`, of which a page can have two releases beside each other.
 */
const { RMM_SUFFIX: given = '' } = process.env;

if (!/^[a-z\d]*$/.test(given))
  throw new Error(
    `RMM_SUFFIX is "${given}", and becomes the end of tags: use small letters and digits alone, such as RMM_SUFFIX=v2`,
  );

/** With its hyphen; empty where none was given. */
export const suffix = given && `-${given}`;

// Where the table of elements is read as it was written, no build has put the value in.
globalThis.__RMM_SUFFIX__ = suffix;
