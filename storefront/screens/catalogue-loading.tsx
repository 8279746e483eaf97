import { GridSkeleton } from '@/storefront/features/catalogue/components/grid-skeleton'
import { LoadingPill } from '@/storefront/ui/loading-pill'
import { Skeleton } from '@/storefront/ui/skeleton'

/** The catalogue's place while it comes: its title at once, then the sizes of what follows. */
export const CatalogueLoading = () => (
  <main id="contenu" aria-busy="true" tabIndex={-1}>
    <div className="cat-head">
      <div className="wrap">
        <h1>Les aventures</h1>
        <Skeleton className="mt-3.5 h-14 max-w-[40em]" />
        <Skeleton className="mt-6 h-14 max-w-[40em]" />
      </div>
    </div>
    <div className="filterbar">
      <div className="wrap">
        <div className="filterbar__in">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-11 w-28 flex-none" />
          ))}
        </div>
      </div>
    </div>
    <div className="wrap catalogue">
      <div className="results-bar">
        <Skeleton className="h-7 w-36" />
      </div>
      <GridSkeleton />
    </div>
    <LoadingPill />
  </main>
)
