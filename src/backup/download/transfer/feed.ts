/** Where a download's bytes come from: the answer of one call, or a zip of many. It can be run again after a failure. */

export interface FeedProgress {
  /** Bytes of content so far. */
  done: number;
  /** Bytes in all, where known. */
  total: number | undefined;
  /** Of a zip of several items. */
  files?: { done: number; total: number };
}

export interface FeedSink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** What was written counts no more: the feed begins from its beginning. */
  restart(): Promise<void>;
  progress(progress: FeedProgress): void;
}

export interface Feed {
  /** Goes on where it broke off, where that can be; otherwise begins anew. Resolves when all has been written. */
  run(sink: FeedSink, signal: AbortSignal): Promise<void>;
  /** What was written is lost: the next run begins from the beginning. */
  forget(): void;
  /** Whether the next run goes on, rather than begin anew. */
  canResume(): boolean;
  /** Paths that could not be had. */
  leftOut(): readonly string[];
  /** Finds out where the bytes come from, where that has to be asked first. */
  prepare?(signal: AbortSignal): Promise<void>;
  /** Where the browser itself can fetch it, once prepared; `undefined` where it cannot. */
  link?(): string | undefined;
}
