/** See `test/runner/corpora.mjs`. */
declare module 'corpora:dompurify-payloads' {
  const payloads: { title: string; payload: string }[] | undefined;
  export default payloads;
}
