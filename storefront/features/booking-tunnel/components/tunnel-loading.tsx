import { Skeleton } from '@/storefront/ui/skeleton'

/** The place of a step that is coming. */
export const TunnelLoading = () => (
  <div role="status">
    <span className="sr-only">Chargement de ta réservation…</span>
    <Skeleton className="tun-title h-12 w-72 max-w-full" />
    <div className="tun">
      <div className="tun__col">
        <Skeleton className="h-14" />
        <Skeleton className="h-45" />
        <Skeleton className="h-52" />
      </div>
      <Skeleton className="hidden h-100 desktop:block" />
    </div>
  </div>
)
