import { Info } from 'lucide'
import { formatCount } from '@/domain/text/plural'
import { isWithoutAdult } from '@/domain/seats/asked-party'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Note } from '@/storefront/ui/note'
import { Stepper } from '@/storefront/ui/stepper'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice } from '../rules/cart-notice'
import { mostTravelers } from '../rules/held-seats'
import { agesOf, changeOfCount, isKidsTrip } from '../rules/party'
import { PartyAges } from './party-ages'

type TravelerCountProps = {
  tunnel: Tunnel
  /** Whether one asked to go on: then an age that is missing is said. */
  isChecked: boolean
}

const PRESSING_PAUSE = 350

/** How many leave and of what age, and what the hold means. */
export const TravelerCount = ({ tunnel, isChecked }: TravelerCountProps) => {
  const { cart, pending, change } = tunnel
  const most = mostTravelers(cart)
  const travelers = pending.travelers_count ?? cart.travelers_count
  const left = most - travelers
  const notice = cartNotice(cart)
  const isShort = notice !== null && notice.kind !== 'released'
  const isKids = isKidsTrip(cart.expedition)
  const become = (count: number) => {
    const told = changeOfCount({ ...tunnel, count })
    // Nothing was told of grown-ups.
    const isTold = cart.party.needs_ages || isWithoutAdult(agesOf(tunnel))
    change(isTold ? told : { travelers_count: count }, PRESSING_PAUSE)
  }
  return (
    <section className="box">
      <div className="row row-b wrapx">
        <div>
          <h2>{isKids ? 'Enfants' : 'Voyageurs'}</h2>
          <p className="soft" aria-live="polite">
            {isKids ? 'Ils partent sans toi.' : 'Toi compris.'} {isShort ? '' : roomText(left)}
          </p>
        </div>
        <Stepper label={isKids ? 'Enfants' : 'Voyageurs'} value={travelers} min={1} max={most} onChange={become} />
      </div>
      <PartyAges tunnel={tunnel} isChecked={isChecked} />
      <Note tone="info" icon={Info}>
        On garde tes places un moment, et plus longtemps tant que tu remplis ces pages. Passé ce délai, ton panier
        reste, mais les places repartent en vente.
      </Note>
      <CheckboxRow
        checked={pending.basket_reminders ?? cart.basket_reminders}
        onChange={({ target }) => change({ basket_reminders: target.checked }, 0)}
      >
        Rappelle-moi par email si je n’ai pas terminé demain
      </CheckboxRow>
    </section>
  )
}

const roomText = (left: number): string =>
  left > 0 ? `Il reste ${formatCount(left, 'place')} après les tiennes.` : 'Ce sont les dernières places.'
