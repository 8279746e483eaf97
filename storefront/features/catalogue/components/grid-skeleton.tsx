import { Skeleton } from '@/storefront/ui/skeleton'

type GridSkeletonProps = { count?: number }

/** The place of the cards while a first list comes: a poster of 330 px and its stub. */
export const GridSkeleton = ({ count = 6 }: GridSkeletonProps) => (
  <div className="grid-cards" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className="sk--card" />
    ))}
  </div>
)
