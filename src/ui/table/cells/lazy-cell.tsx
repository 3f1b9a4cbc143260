import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../skeleton/skeleton.tsx';
import type { CellViewProps } from './cell-context.ts';
import { MountedContent } from './mounted-content.tsx';

export function LazyCell({ rowId, ...rest }: CellViewProps<'LazyRenderer'>) {
  return <LazyContent key={rowId} rowId={rowId} {...rest} />;
}

/** Rows are drawn a little ahead of where somebody looks; this waits until somebody does. */
function LazyContent({ cell, row }: CellViewProps<'LazyRenderer'>) {
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <span className="table-lazy" ref={box}>
      {isSeen ? <MountedContent content={cell} row={row} /> : <Skeleton />}
    </span>
  );
}
