import { LoadingPill } from '@/storefront/ui/loading-pill'
import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of an expedition while it comes, in the sizes of what follows. */
export const ExpeditionLoading = () => (
  <main id="contenu" aria-busy="true" tabIndex={-1}>
    <div className="wrap">
      <Skeleton className="sk--crumbs" />
      <div className="gallery">
        <Skeleton className="sk--gallery" />
      </div>
      <div className="pgrid">
        <div className="stack">
          <Skeleton className="sk--tags" />
          <Skeleton className="sk--title" />
          <Skeleton className="sk--title-end" />
          <Skeleton className="sk--facts" />
          <Skeleton className="sk--line-first" />
          <Skeleton className="sk--line" />
          <Skeleton className="sk--line-last" />
        </div>
        <Skeleton className="sk--book" />
      </div>
    </div>
    <LoadingPill />
  </main>
)
