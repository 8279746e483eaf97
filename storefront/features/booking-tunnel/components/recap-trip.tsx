import type { CartDetail } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { Peaks } from '@/storefront/ui/peaks'
import { SiteLink } from '@/storefront/ui/site-link'

/** The trip, once more before it is ordered. */
export const RecapTrip = ({ cart }: { cart: CartDetail }) => {
  const { departure, expedition } = cart
  return (
    <section className="box">
      <div className="row row-b">
        <h2>Ton aventure</h2>
        <SiteLink className="link tun-edit" href={`/reservations/${cart.id}/1`}>
          Modifier <span className="sr-only">le départ et les voyageurs</span>
        </SiteLink>
      </div>
      <dl className="facts tun-facts">
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
        {expedition.carbon_train_kg !== null && (
          <div>
            <dt>Trajet conseillé</dt>
            <dd>Train, {expedition.carbon_train_kg}&nbsp;kg</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
