import { CircleAlert } from 'lucide'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'
import type { Tunnel } from '../api/use-tunnel'
import { fittingTrips, refusalOf } from '../rules/party'

export const PARTY_NOTICE = 'qui-peut-venir'

/** Why those who are told of can't come on this trip, and what to do instead. */
export const PartyNotice = ({ tunnel: { cart, pending } }: { tunnel: Pick<Tunnel, 'cart' | 'pending'> }) => {
  const refusal = refusalOf({ cart, pending })
  if (!refusal) return null
  const { href, label } = fittingTrips({ reason: refusal.reason, departure: cart.departure })
  return (
    <div id={PARTY_NOTICE} tabIndex={-1}>
      <Note tone="danger" icon={CircleAlert} role="alert">
        <p>
          <b>{refusal.message}</b> {refusal.wayOut}
        </p>
        <p className="mt-2">
          <SiteLink className="link" href={href}>
            {label}
          </SiteLink>
        </p>
      </Note>
    </div>
  )
}
