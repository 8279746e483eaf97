import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of the first reservations, at their size. */
export const ReservationsSkeleton = () => (
  <div className="rsec" role="status">
    <span className="sr-only">Chargement de tes réservations…</span>
    <Skeleton className="sk--year" />
    <div className="stack stack--loose">
      <Skeleton className="resa-sk" />
      <Skeleton className="resa-sk" />
    </div>
  </div>
)
