/** Where texts are kept: the browser's, or a plain one in tests. */

export interface TextStorage {
  read(key: string): string | null;
  /** Throws where there is no room, or no storage. */
  write(key: string, text: string): void;
  /** Calls when another tab has written something. Returns the way to stop. */
  listen(listener: () => void): () => void;
}

/** Of all tabs of the page's origin. */
export const localTexts: TextStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  /** Not by a `BroadcastChannel`: its message may come before what was written can be read here. */
  listen(listener) {
    const hear = ({ storageArea }: StorageEvent) => {
      if (storageArea === localStorage) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Of this tab. */
export const sessionTexts: TextStorage = {
  read: (key) => sessionStorage.getItem(key),
  write: (key, text) => sessionStorage.setItem(key, text),
  listen: () => () => undefined,
};
