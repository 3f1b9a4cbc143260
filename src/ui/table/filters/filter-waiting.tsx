import { Skeleton } from '../../skeleton/skeleton.tsx';

/** In the place of a control whose code is on its way: as high as it, so that nothing moves. */
export function FilterWaiting() {
  return (
    <div className="filter-waiting">
      <Skeleton />
    </div>
  );
}
