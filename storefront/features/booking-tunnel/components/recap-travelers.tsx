import type { CartDetail } from '@/contract/cart-detail'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { isCalendarDay } from '@/domain/days/calendar-day'
import { formatNumericDate } from '@/domain/days/french-dates'
import { participantProfile } from '@/domain/travelers/participant-profile'
import type { TravelerAge } from '@/domain/seats/party-ages'
import { shortForm } from '@/domain/travelers/short-form'
import { Avatar } from '@/storefront/ui/avatar'
import { SiteLink } from '@/storefront/ui/site-link'
import { isKidsTrip } from '../rules/party'
import { travelerTitle } from '../rules/traveler-title'

type RecapTravelersProps = { cart: CartDetail; travelers: ParticipantDraft[] }

/** Who leaves, and whose profile is still to be completed. */
export const RecapTravelers = ({ cart, travelers }: RecapTravelersProps) => {
  const isKids = isKidsTrip(cart.expedition)
  return (
    <section className="box">
      <div className="row row-b">
        <h2>Participants</h2>
        <SiteLink className="link tun-edit" href={`/reservations/${cart.id}/2`}>
          Modifier <span className="sr-only">les participants</span>
        </SiteLink>
      </div>
      <ul className="recap-travelers">
        {travelers.map((traveler, index) => {
          const name = [traveler.first_name, traveler.last_name].filter(Boolean).join(' ')
          return (
            <li key={travelerTitle({ index, firstName: null, isKids })} className="row">
              <Avatar name={name || String(index + 1)} />
              <p className="row__text as-typed">
                <b>{name || travelerTitle({ index, firstName: null, isKids })}</b>
                <span className="small mute own-line">
                  {describe({ traveler, cart, age: cart.party.ages[index] ?? null })}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const describe = ({ traveler, cart, age }: { traveler: ParticipantDraft; cart: CartDetail; age: TravelerAge }) => {
  const { expedition_type: expeditionType, sizes_asked: sizesAsked } = cart.expedition
  const form = shortForm({ expeditionType, age })
  const { completeness } = participantProfile({ participant: traveler, sizesAsked, shortForm: form })
  return [
    traveler.birth_date && isCalendarDay(traveler.birth_date) && `Né(e) le ${formatNumericDate(traveler.birth_date)}`,
    traveler.diet,
    completeness < 100 && 'Profil à compléter après la commande',
  ]
    .filter(Boolean)
    .join(' · ')
}
