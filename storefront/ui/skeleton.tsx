type SkeletonProps = { className?: string }

/** A still place for what is coming: its final size has a name in `skeletons.css`. */
export const Skeleton = ({ className = '' }: SkeletonProps) => <span className={`sk ${className}`} aria-hidden="true" />
