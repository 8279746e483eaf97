import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of a card, at its final size. */
export const CardSkeleton = ({ variant }: { variant?: 'similar' }) => (
  <div className={`xcard ${variant === 'similar' ? 'xcard--similar' : ''}`} aria-hidden="true">
    <Skeleton className="xcard__wait" />
    {variant !== 'similar' && (
      <div className="xcard__stub">
        <div className="slots gap-3">
          <Skeleton className="h-9.5" />
          <Skeleton className="h-9.5" />
          <Skeleton className="h-9.5" />
        </div>
        <Skeleton className="mt-auto h-4.5 w-1/2" />
      </div>
    )}
  </div>
)
