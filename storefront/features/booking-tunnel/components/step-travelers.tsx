import { useRouter } from 'next/navigation'
import { useState, useEffect, useEffectEvent } from 'react'
import { childAgeId } from '@/storefront/parts/party-ages-fields'
import { Button } from '@/storefront/ui/button'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice } from '../rules/cart-notice'
import { changeOf, partyOf, refusalOf } from '../rules/party'
import { DepartureChoice } from './departure-choice'
import { OptionRows } from './option-rows'
import { PARTY_NOTICE } from './party-notice'
import { SavingNote } from './saving-note'
import { StepActions } from './step-actions'
import { TravelerCount } from './traveler-count'
import { TunnelLayout } from './tunnel-layout'

/** Step 1: when, how many and of what age, with what. */
export const StepTravelers = ({ tunnel }: { tunnel: Tunnel }) => {
  const router = useRouter()
  useSeatsOnArrival(tunnel)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { cart, pending, change, flush } = tunnel
  const go = async () => {
    if (isLeaving) return
    const party = partyOf(tunnel)
    if (cart.party.needs_ages && party.children.includes(null)) {
      setIsChecked(true)
      return document.getElementById(childAgeId(party.children.indexOf(null)))?.focus()
    }
    if (refusalOf(tunnel)) return document.getElementById(PARTY_NOTICE)?.focus()
    setIsLeaving(true)
    // What is shown is told, also when nobody touched it.
    if (cart.party.needs_ages && (pending.ages ?? cart.party.ages).includes(null)) change(changeOf(party), 0)
    if (await flush()) router.push(`/reservations/${cart.id}/2`)
    else setIsLeaving(false)
  }
  return (
    <TunnelLayout title={'Tu pars à combien\u00a0?'} tunnel={tunnel} hasDates>
      <DepartureChoice tunnel={tunnel} />
      <TravelerCount tunnel={tunnel} isChecked={isChecked} />
      <OptionChoice tunnel={tunnel} />
      <SavingNote status={tunnel.status} pending={tunnel.pending} />
      <StepActions back={`/expeditions/${tunnel.cart.expedition.slug}`}>
        <Button look="go" size="lg" aria-disabled={isLeaving} onClick={go}>
          Continuer
        </Button>
      </StepActions>
    </TunnelLayout>
  )
}

/** Who comes back to a booking whose hold ended has the seats taken again at once, when enough are left. */
const useSeatsOnArrival = ({ cart, hold }: Pick<Tunnel, 'cart' | 'hold'>) => {
  const takeAgain = useEffectEvent(() => {
    if (cartNotice(cart)?.kind === 'released') void hold()
  })
  useEffect(() => takeAgain(), [])
}

type OptionChoiceProps = { tunnel: Tunnel }

/** What may be added to the trip, for one traveler or for all; nothing is added beforehand. */
const OptionChoice = ({ tunnel }: OptionChoiceProps) => {
  if (tunnel.cart.options.length === 0) return null
  return (
    <section className="box">
      <h2>En plus, si tu veux</h2>
      <OptionRows tunnel={tunnel} options={tunnel.cart.options} />
    </section>
  )
}
