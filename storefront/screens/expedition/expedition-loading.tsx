import { LoadingPill } from '@/storefront/ui/loading-pill'
import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of an expedition while it comes, in the sizes of what follows. */
export const ExpeditionLoading = () => (
  <main id="contenu" aria-busy="true" tabIndex={-1}>
    <div className="wrap">
      <Skeleton className="my-6 h-5 w-64" />
      <div className="gallery">
        <Skeleton className="h-75 rounded-panel desktop:h-128" />
      </div>
      <div className="pgrid mt-9">
        <div className="grid gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-14 max-w-136" />
          <Skeleton className="h-14 max-w-96" />
          <Skeleton className="mt-4 h-24" />
          <Skeleton className="mt-4 h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
        <Skeleton className="hidden h-128 rounded-panel desktop:block" />
      </div>
    </div>
    <LoadingPill />
  </main>
)
