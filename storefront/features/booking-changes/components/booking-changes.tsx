'use client'

import { useState } from 'react'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservations'
import { formatPrice } from '@/domain/price'
import { Box } from '@/storefront/ui/box'
import { loadChanges, loadReservation } from '../api/change-calls'
import type { AgencyPhone } from '../rules/agency-phone'
import type { WayProps } from '../rules/way-props'
import { CancelWay } from './cancel-way'
import { ChangeReceipt, type Receipt } from './change-receipt'
import { FeeProfile } from './fee-profile'
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
    <div className="dash">
      <div className="dash__col">
        {receipt ? (
          <ChangeReceipt receipt={receipt} reservationId={id} />
        ) : (
          <>
            <WayChoice way={way} changes={changes} onChoose={setWay} />
            <FeeProfile changes={changes} departureStart={reservation.departure_date} />
            {way === 'move' && <MoveWay {...props} />}
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
  )
}
