import { PartyRefusalNote } from '@/storefront/parts/party-refusal-note'
import type { Tunnel } from '../api/use-tunnel'
import { refusalOf } from '../rules/party'

export const PARTY_NOTICE = 'qui-peut-venir'

/** Why those who are told of can't come on this trip, and what to do instead. */
export const PartyNotice = ({ tunnel }: { tunnel: Pick<Tunnel, 'cart' | 'pending'> }) => {
  const refusal = refusalOf(tunnel)
  const { departure_start: start, departure_end: end } = tunnel.cart.departure
  return (
    refusal && (
      <div id={PARTY_NOTICE} tabIndex={-1}>
        <PartyRefusalNote refusal={refusal} days={{ start, end }} />
      </div>
    )
  )
}
