import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';

/** The shape of the list that is coming. */
export function ActivitySkeleton() {
  return <SkeletonLines count={12} className="activity-row" hasIcon />;
}
