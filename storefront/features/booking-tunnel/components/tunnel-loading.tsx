import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of a step that is coming. */
export const TunnelLoading = () => (
  <div role="status">
    <span className="sr-only">Chargement de ta réservation…</span>
    <Skeleton className="tun-title sk--tun-title" />
    <div className="tun">
      <div className="tun__col">
        <Skeleton className="sk--tun-hold" />
        <Skeleton className="sk--tun-choice" />
        <Skeleton className="sk--tun-party" />
      </div>
      <Skeleton className="sk--tun-trip" />
    </div>
  </div>
)
