import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the box in CSS pixels, kept up to date. */
export function useInlineSize(box: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setSize(element.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
