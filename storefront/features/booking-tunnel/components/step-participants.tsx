import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { fareChangeWords } from '@/domain/seats/child-fare'
import { checkParticipant, type ParticipantErrors } from '@/domain/travelers/participant-check'
import { Button } from '@/storefront/ui/button'
import type { Tunnel } from '../api/use-tunnel'
import { changeTraveler, listTravelers } from '../rules/list-travelers'
import { isKidsTrip } from '../rules/party'
import { ParticipantBox, participantId } from './participant-box'
import { PartyNotice } from './party-notice'
import { SavingNote } from './saving-note'
import { StepActions } from './step-actions'
import { TunnelLayout } from './tunnel-layout'

/** Step 2: who leaves. Anything may be completed later; what is given must be right. */
export const StepParticipants = ({ tunnel }: { tunnel: Tunnel }) => {
  const router = useRouter()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { cart, pending, change, flush } = tunnel
  const isKids = isKidsTrip(cart.expedition)
  const known = { cart, typed: pending.participants }
  const travelers = listTravelers(known)
  const checked = checkTravelers({ travelers, cart, today: calendarDayInParis(new Date(cart.now)) })

  const go = async () => {
    if (isLeaving) return
    const wrong = checked.findIndex(({ errors }) => Object.keys(errors).length > 0)
    if (wrong >= 0) {
      setIsChecked(true)
      const [field = ''] = Object.keys(checked[wrong]?.errors ?? {})
      document.getElementById(`${participantId(wrong)}-${field}`)?.focus()
      return
    }
    setIsLeaving(true)
    change({ participants: [...checked.map(({ participant }) => participant), ...absent(known)] }, 0)
    if (await flush()) router.push(`/reservations/${cart.id}/3`)
    else setIsLeaving(false)
  }
  return (
    <TunnelLayout title={isKids ? 'Qui part\u00a0?' : 'Qui part avec toi\u00a0?'} tunnel={tunnel}>
      {isKids && (
        <p className="soft">
          Tu réserves pour eux{'\u00a0'}: tu ne voyages pas. Remplis ici le profil de chaque enfant. Une fois la place
          prise, ton dashboard te demande qui répond d’eux, deux personnes à prévenir, et t’imprime l’autorisation à
          signer.
        </p>
      )}
      <p className="soft">
        Rien n’est obligatoire maintenant{'\u00a0'}: tu peux continuer et compléter les profils plus tard, depuis ta
        réservation.
      </p>
      <PartyNotice tunnel={tunnel} />
      {travelers.map((value, index) => (
        <ParticipantBox
          // A traveler is known by their place alone.
          key={participantId(index)}
          index={index}
          value={value}
          errors={checked[index]?.errors ?? {}}
          isChecked={isChecked}
          expedition={cart.expedition}
          age={cart.party.ages[index] ?? null}
          first={index > 0 ? travelers[0] : undefined}
          fareChange={fareChangeOf({ cart, index })}
          onChange={(next) => change({ participants: changeTraveler({ ...known, index, value: next }) })}
        />
      ))}
      <SavingNote status={tunnel.status} pending={pending} />
      <StepActions back={`/reservations/${cart.id}/1`}>
        <Button look="go" size="lg" aria-disabled={isLeaving} onClick={go}>
          Continuer
        </Button>
      </StepActions>
    </TunnelLayout>
  )
}

const fareChangeOf = ({ cart: { told_ages, party }, index }: { cart: CartDetail; index: number }): string | null =>
  fareChangeWords({
    told: told_ages[index] ?? null,
    age: party.ages[index] ?? null,
    fare: party.child_fare && { maxAge: party.child_fare.max_age },
  })

/** Those who were typed and do not come for now. */
const absent = ({ cart, typed }: Parameters<typeof listTravelers>[0]) =>
  (typed ?? cart.participants).slice(cart.travelers_count)

type CheckTravelersInput = {
  travelers: ParticipantDraft[]
  cart: Pick<CartDetail, 'departure' | 'expedition'>
  /** The calendar day it is. */
  today: string
}

/** Each traveler put in order, with what is wrong by field. */
const checkTravelers = ({
  travelers,
  cart,
  today,
}: CheckTravelersInput): Array<{ participant: ParticipantDraft; errors: ParticipantErrors }> =>
  travelers.map((draft) =>
    checkParticipant({
      draft,
      departureStart: cart.departure.departure_start,
      today,
      ageMinChild: cart.expedition.age_min_child,
      ageMaxChild: cart.expedition.age_max_child,
    }),
  )
