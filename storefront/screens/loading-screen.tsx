import { CardSkeleton } from '@/storefront/features/expedition-card/components/card-skeleton'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { Skeleton } from '@/storefront/ui/skeleton'

/** What stands while a page loads: a title, a grid of cards at their final sizes, and the bird. */
export const LoadingScreen = () => (
  <main id="contenu" aria-busy="true" tabIndex={-1}>
    <p className="sr-only" role="status">
      Chargement des aventures
    </p>
    <div className="wrap pt-9 pb-12">
      <Skeleton className="h-14.5 w-[min(26rem,70%)]" />
      <Skeleton className="mt-4 h-5.5 w-[min(35rem,90%)]" />
    </div>
    <div className="wrap pb-24">
      <div className="grid-cards">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
    <p className="loadpill" aria-hidden="true">
      <Ptarmigan className="hop" />
      On chausse les raquettes…
    </p>
  </main>
)
