import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { LevelMark } from '@/storefront/parts/level-mark'
import { Photo } from '@/storefront/ui/photo'

/** The trip as its poster, and the stub of who goes when. */
export const ConfirmationTicket = ({ reservation }: { reservation: ReservationDetail }) => {
  const { expedition, travelers_count: travelers, participants, price, paid } = reservation
  const names = participants.map(({ first_name }) => first_name).filter(Boolean)
  return (
    <div className="xcard conf__card">
      <div className="xcard__poster on-dark">
        {expedition.main_photo_small && (
          <Photo src={expedition.main_photo_small} alt="" sizes="(min-width: 62.125rem) 416px, 92vw" priority />
        )}
        <div className="xcard__body">
          <h2>{expedition.name}</h2>
          <div className="xcard__foot">
            <div className="xcard__meta">
              <span>
                {expedition.country_1 && `${expedition.country_1}, `}
                {formatCount(expedition.duration_days, 'jour')}
              </span>
              <span>
                <LevelMark level={expedition.level_number} />
              </span>
            </div>
          </div>
        </div>
      </div>
      <div className="xcard__stub">
        <div className="slots">
          <div className="slot">
            <b>{formatShortDate(reservation.departure_date)}</b>
            <span>Départ</span>
          </div>
          <div className="slot">
            <b>{formatCount(travelers, 'personne')}</b>
            <span>{names.join(', ') || 'À compléter'}</span>
          </div>
          <div className="slot">
            <b className="num">{formatPrice(price.total)}</b>
            <span>{paid >= price.total ? 'Réglés' : 'À régler'}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
