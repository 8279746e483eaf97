type SkeletonProps = { className?: string }

/** A still place for what is coming: give it the final size with utilities (`h-6 w-40`). */
export const Skeleton = ({ className = '' }: SkeletonProps) => (
  <span className={`sk block ${className}`} aria-hidden="true" />
)
