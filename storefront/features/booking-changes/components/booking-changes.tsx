'use client'

import { useState } from 'react'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { loadChanges, loadReservation } from '../api/change-calls'
import type { AgencyPhone } from '../rules/agency-phone'
import { feeSteps } from '../rules/fee-steps'
import type { WayProps } from '../rules/way-props'
import { AddWay } from './add-way'
import { CancelWay } from './cancel-way'
import { ChangeLead } from './change-lead'
import { ChangeReceipt, type Receipt } from './change-receipt'
import { MoveWay } from './move-way'
import { OptionsWay } from './options-way'
import { ReachAgency } from './reach-agency'
import { TransferWay } from './transfer-way'
import { WayChoice, type Way } from './way-choice'

type BookingChangesProps = { reservation: ReservationDetail; changes: ReservationChanges; phone: AgencyPhone }

/** The ways to change or cancel one's own booking, each told with its price before anything is done. */
export const BookingChanges = ({ reservation: loaded, changes: offered, phone }: BookingChangesProps) => {
  const [reservation, setReservation] = useState(loaded)
  const [changes, setChanges] = useState(offered)
  const [way, setWay] = useState<Way | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const { reservation_id: id } = reservation
  const props: WayProps = {
    reservation,
    changes,
    phone,
    onDone: (done) => {
      setReservation(done.reservation)
      setReceipt(done.receipt)
    },
    onRefresh: async () => {
      const [now, offers] = await Promise.all([loadReservation(id), loadChanges(id)])
      setReservation(now)
      setChanges(offers)
    },
  }
  return (
    <>
      <ChangeLead reservation={reservation} />
      <div className="dash">
        <div className="dash__col">
          {receipt ? (
            <ChangeReceipt receipt={receipt} reservationId={id} />
          ) : (
            <>
              <WayChoice way={way} changes={changes} reservation={reservation} onChoose={setWay} />
              <FeeProfile changes={changes} departureStart={reservation.departure_date} />
              {way === 'move' && <MoveWay {...props} />}
              {way === 'add' && <AddWay {...props} />}
              {way === 'transfer' && <TransferWay {...props} />}
              {way === 'options' && <OptionsWay {...props} />}
              {way === 'cancel' && <CancelWay {...props} />}
            </>
          )}
        </div>
        <aside className="dash__col" aria-label="Ta réservation">
          <Box title={`Réservation ${reservation.number}`} className="change-aside">
            <dl className="dash-sums">
              <div>
                <dt>Total</dt>
                <dd className="num">{formatPrice(reservation.price.total)}</dd>
              </div>
              <div>
                <dt>Déjà reçu</dt>
                <dd className="num">{formatPrice(reservation.paid)}</dd>
              </div>
            </dl>
            <p className="small soft">Rien ne change avant que tu confirmes, et le montant est redit à chaque étape.</p>
            <p className="small">
              Une situation difficile{'\u00a0'}? <ReachAgency phone={phone} />
              <br />
              <span className="soft">Le barème est un plafond, pas un mur.</span>
            </p>
          </Box>
        </aside>
      </div>
    </>
  )
}

/** What canceling gives back, by the day, walking down to the departure; today is written in its step. */
const FeeProfile = ({ changes, departureStart }: { changes: ReservationChanges; departureStart: string }) => {
  const { steps, today } = changes
  return (
    <Box title="Ce qui est remboursé si tu annules">
      <ol className="fee">
        {feeSteps({ steps, departureStart, today }).map(({ percent, days, note, isNow }) => (
          <li
            key={days}
            className={isNow ? 'is-now' : undefined}
            aria-current={isNow ? 'date' : undefined}
            style={{ '--p': percent }}
          >
            <b>
              {percent}
              {'\u00a0'}%
            </b>
            <i data-low={percent < 40 || undefined}>{isNow && <span>Aujourd’hui, {formatDayMonth(today)}</span>}</i>
            <p>
              <em>{days}</em>
              {note}
            </p>
          </li>
        ))}
      </ol>
    </Box>
  )
}
