/**
 * Takes out of a text what may open a door or name a person: it goes to a help desk. Rather too much than too little; what
 * is taken out leaves a mark that no rule takes for a secret again.
 */

export const removedMark = '[removed]';

interface SecretRule {
  /** For tests and for whoever reads the table. */
  name: string;
  pattern: RegExp;
  /** Default: the mark. */
  leave?: string;
}

/**
 * In this order: the greater stands before its parts. A rule that looks ahead from a place says by what stands before it
 * that there is one such place in a word: to look ahead from each of its letters takes minutes for a long one.
 */
export const secretRules: readonly SecretRule[] = [
  { name: 'private key', pattern: /-----BEGIN [^-]*-----[\s\S]*?(?:-----END [^-]*-----|$)/g },
  {
    name: 'user and password in an address',
    pattern: /(?<=:\/\/)[^\s/?#]*@/g,
    leave: `${removedMark}@`,
  },
  { name: 'query of an address', pattern: /\?(?!\[removed\])[^\s#<>"']*/g, leave: `?${removedMark}` },
  { name: 'values after a #', pattern: /#(?<=(?:^|[\s/])[^\s/#]*#)(?=[^\s/]*=)\S*/g, leave: `#${removedMark}` },
  {
    name: 'authorization',
    pattern: /\b(bearer|basic|digest|negotiate)\s+(?!\[removed\])[^\s,;]+/gi,
    leave: `$1 ${removedMark}`,
  },
  {
    name: 'named secret',
    // What stands between a name and its value; the name ends before it.
    pattern:
      /(?<=[\w-])(?![\w-])(?<=(?:password|passwd|passphrase|secret|token|session|cookie|credential|signature|api[_-]?key|access[_-]?key|private[_-]?key|auth)[\w-]*|\b(?:pwd|sid|otp|pin|sig))(["']?\s*[:=]\s*)(?!["']?\[removed\])("[^"]*"|'[^']*'|[^\s,;&"']+)/gi,
    leave: `$1${removedMark}`,
  },
  { name: 'web token', pattern: /\beyJ[\w.-]*/g },
  { name: 'e-mail address', pattern: /(?<![^\s<>"'()[\]/:;,=])[^\s<>"'()[\]/:;,=]+@[^\s<>"'()[\]/:;,=@]+/g },
  {
    name: 'key of a known service',
    pattern:
      /\b(?:AKIA|ASIA|AIza|ghp_|gho_|ghs_|github_pat_|glpat-|xox[abprs]-|[sprw]k_(?:live|test)_|SG\.)[\w.-]{8,}/g,
  },
  { name: 'UUID', pattern: /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi },
  { name: 'long number or hexadecimal', pattern: /(?<![\w])(?:0x)?(?=[\da-f]*\d)[\da-f]{16,}(?![\w])/gi },
  {
    // Letters and digits in a run that no word is.
    name: 'long random text',
    pattern: /(?<![\w+/=-])(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])[\w+-]{20,}(?:\/[\w+-]{4,})*={0,2}/gi,
  },
  { name: 'long base64', pattern: /(?<![\w+/=-])[a-z\d+/]{40,}={0,2}(?![\w+/=])/gi },
];

export function withoutSecrets(text: string): string {
  let left = text;
  for (const { pattern, leave = removedMark } of secretRules) left = left.replace(pattern, leave);
  return left;
}
