/** What of a value the editor cannot hold: it would be gone with the first edit. */
export interface LossyContent {
  /** Names of elements, as the source view lists them. */
  elements: readonly string[];
  /** `a[onclick]`, `td[style.border]`. */
  attributes: readonly string[];
  /** Text that would go, cut to its first 200 characters. */
  text: readonly string[];
}
