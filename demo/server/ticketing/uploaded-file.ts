/** A file that somebody uploaded, wherever it is kept. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Its media type. */
  readonly kind: string;
  /** Of its content. */
  readonly hash: string;
  /** Source: spec 001 §4.2. */
  readonly uploadStatus: string;
}

/** Those of the ids that are there. */
export type FindUploads = (ids: readonly string[]) => Promise<UploadedFile[]>;
