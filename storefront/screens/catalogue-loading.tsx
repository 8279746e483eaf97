import { GridSkeleton } from '@/storefront/features/catalogue/components/grid-skeleton'
import { LoadingPill } from '@/storefront/ui/loading-pill'
import { Skeleton } from '@/storefront/ui/skeleton'

/** The catalogue's place while it comes: its title at once, then the sizes of what follows. */
export const CatalogueLoading = () => (
  <main id="contenu" aria-busy="true" tabIndex={-1}>
    <div className="cat-head">
      <div className="wrap">
        <h1>Les aventures</h1>
        <Skeleton className="sk--cat-lead" />
        <Skeleton className="sk--cat-search" />
      </div>
    </div>
    <div className="filterbar">
      <div className="wrap">
        <div className="filterbar__in">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="sk--filter" />
          ))}
        </div>
      </div>
    </div>
    <div className="wrap catalogue">
      <div className="results-bar">
        <Skeleton className="sk--count" />
      </div>
      <GridSkeleton />
    </div>
    <LoadingPill />
  </main>
)
