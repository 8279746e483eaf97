import type { CartDetail } from '@/contract/cart-detail'
import { figureSentence } from '@/domain/carbon/figure-words'
import { WAY_WORDS } from '@/domain/carbon/way'
import { formatShortDate } from '@/domain/days/french-dates'
import { Peaks } from '@/storefront/ui/peaks'
import { SiteLink } from '@/storefront/ui/site-link'
import { useCartCarbon } from '../api/use-cart-carbon'
import { MethodLink } from './method-link'

/** The trip, once more before it is ordered. */
export const RecapTrip = ({ cart }: { cart: CartDetail }) => {
  const { departure, expedition } = cart
  const { carbon } = useCartCarbon(expedition.id)
  return (
    <section className="box">
      <div className="row row-b">
        <h2>Ton aventure</h2>
        <SiteLink className="link tun-edit" href={`/reservations/${cart.id}/1`}>
          Modifier <span className="sr-only">le départ et les voyageurs</span>
        </SiteLink>
      </div>
      <dl className="facts">
        <div>
          <dt>Départ</dt>
          <dd>{formatShortDate(departure.departure_start)}</dd>
        </div>
        <div>
          <dt>Retour</dt>
          <dd>{formatShortDate(departure.departure_end)}</dd>
        </div>
        <div>
          <dt>Niveau</dt>
          <dd>
            <Peaks level={expedition.level_number} decorative /> {expedition.level_number}/5
          </dd>
        </div>
        {carbon && (
          <div>
            <dt>CO₂e par personne</dt>
            <dd>
              {figureSentence(carbon)}, {WAY_WORDS[carbon.mode]} depuis {carbon.from} <MethodLink />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
