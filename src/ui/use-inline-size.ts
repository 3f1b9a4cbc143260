import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of a box with its borders, in CSS pixels, kept up to date; `undefined` until it has one. */
export function useInlineSize(box: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Nothing has a width while the element is hidden; what was known stays.
    const measure = () => setSize((before) => element.offsetWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
