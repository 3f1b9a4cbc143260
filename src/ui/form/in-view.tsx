import { type ReactNode, useEffect, useRef } from 'react';

/** What has to be seen as it comes: below a long form nobody would. Another `key` is another one. */
export function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // It may answer a promise, which an effect may not.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
}
