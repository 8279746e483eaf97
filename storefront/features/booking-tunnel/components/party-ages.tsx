import { PartyAgesFields } from '@/storefront/parts/party-ages-fields'
import type { Tunnel } from '../api/use-tunnel'
import { agesOf, askedOf, changeOfAges } from '../rules/party'
import { PartyNotice } from './party-notice'

type PartyAgesProps = { tunnel: Tunnel; isChecked: boolean }

const PRESSING_PAUSE = 350

/** The ages that decide on the price and on who may come. */
export const PartyAges = ({ tunnel, isChecked }: PartyAgesProps) => (
  <>
    <PartyAgesFields
      ages={agesOf(tunnel)}
      asked={askedOf(tunnel.cart)}
      title={<h3>Dont enfants</h3>}
      isChecked={isChecked}
      onChange={(ages, { isPressed }) =>
        tunnel.change(tunnel.cart.party.needs_ages ? changeOfAges(ages) : { ages }, isPressed ? PRESSING_PAUSE : 0)
      }
    />
    <PartyNotice tunnel={tunnel} />
  </>
)
