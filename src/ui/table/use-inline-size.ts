import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inside width of an element in CSS pixels; `undefined` until it has one. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    // Nothing has a width while the element is hidden; what was known stays.
    const measure = () => setSize((before) => watched.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
