'use client'

import { useEffect, useState } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { openSteps } from '@/domain/changes/cancellation'
import { addDays } from '@/domain/days/days'
import { formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import type { TrainOperator } from '@/domain/places/train-operators'
import { trackOwnPurchase } from '@/storefront/lib/tracking/track-booking'
import { JourneyBox } from '@/storefront/parts/journey-box'
import { Box } from '@/storefront/ui/box'
import { LinkButton } from '@/storefront/ui/link-button'
import { ChecklistBox } from './checklist-box'
import { ComingMailsBox } from './coming-mails-box'
import { DashboardBanner } from './dashboard-banner'
import { DashboardWindows, type OpenWindow } from './dashboard-windows'
import { DocumentsBox } from './documents-box'
import { EndNote } from './end-note'
import { GuardianBox } from './guardian-box'
import { KitBox } from './kit-box'
import { PaymentsBox } from './payments-box'
import { TravelersBox } from './travelers-box'
import { CarbonBox, GuideBox } from './trip-boxes'

type CustomerDashboardProps = {
  reservation: ReservationDetail
  /** Where train tickets are looked for. */
  operators: readonly TrainOperator[]
}

/** Everything about one's own trip, from the booking to the return. */
export const CustomerDashboard = ({ reservation: loaded, operators }: CustomerDashboardProps) => {
  const [reservation, setReservation] = useState(loaded)
  const [opened, setOpened] = useState<OpenWindow | null>(null)
  const isCanceled = reservation.status === 'canceled'
  // Paid for elsewhere, or confirmed once this browser was closed: told at the first page that knows.
  useEffect(() => trackOwnPurchase(loaded), [loaded])
  const isToCome = reservation.reservation_status_front_end === 'To come'
  return (
    <>
      <DashboardBanner reservation={reservation} />
      <div className="dash">
        <div className="dash__col">
          <EndNote reservation={reservation} />
          <ChangeNote reservation={reservation} />
          {isToCome && (
            <ChecklistBox
              reservation={reservation}
              onComplete={(position) => setOpened({ kind: 'profile', position })}
            />
          )}
          {!isCanceled && <GuardianBox reservation={reservation} onEdit={() => setOpened({ kind: 'guardian' })} />}
          {!isCanceled && (
            <TravelersBox
              reservation={reservation}
              onEdit={(position) => setOpened({ kind: 'profile', position })}
              onShare={(position) => setOpened({ kind: 'link', position })}
            />
          )}
          {isToCome && (
            <JourneyBox
              {...reservation}
              ordered={orderedFrom(reservation)}
              day={reservation.departure_date}
              lastDay={reservation.departure_end}
              operators={operators}
            />
          )}
          {isToCome && <KitBox reservation={reservation} />}
        </div>
        <aside className="dash__col" aria-label="À savoir">
          <GuideBox reservation={reservation} />
          <PaymentsBox reservation={reservation} />
          <ComingMailsBox mails={reservation.coming_mails} />
          <DocumentsBox reservation={reservation} />
          <CarbonBox carbon={reservation.carbon} />
          {reservation.can_cancel && <CancelBox reservation={reservation} />}
        </aside>
      </div>
      <DashboardWindows
        opened={opened}
        reservation={reservation}
        onChange={setReservation}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

/** The agency asks to change this contract, and waits for an answer; nothing otherwise. */
const ChangeNote = ({ reservation: { change, reservation_id: id } }: { reservation: ReservationDetail }) =>
  change && (
    <Box title="Ton contrat change">
      <p className="soft">
        Lis ce qui change et dis-nous ce que tu préfères, le {formatLongDate(change.answer_by)} au plus tard.
      </p>
      <LinkButton look="go" href={RESERVATION_PATHS.contractChange(id)} className="box__act">
        Répondre, jusqu’au {formatShortDate(change.answer_by)}
      </LinkButton>
    </Box>
  )

/** The cancellation rule as real dates, without those that are over, and the way to change or cancel. */
const CancelBox = ({ reservation }: { reservation: ReservationDetail }) => (
  <Box title="Si tes plans changent">
    <ul className="dash-sums">
      {stepsOf(reservation).map(({ until, refund_percent: percent }, index) => (
        <li key={until ?? 'then'} className="row row-b ruled">
          <span>{until ? `Jusqu’au ${formatShortDate(until)}` : index > 0 ? 'Ensuite' : 'Désormais'}</span>
          <b className="ruled__end">{percent === 0 ? 'Non remboursé' : `Remboursé à\u00a0${String(percent)}\u00a0%`}</b>
        </li>
      ))}
    </ul>
    <LinkButton look="line" href={RESERVATION_PATHS.reservationChanges(reservation.reservation_id)}>
      Changer ou annuler
    </LinkButton>
  </Box>
)

const stepsOf = ({ cancellation, departure_date, days_before }: ReservationDetail): ReservationDetail['cancellation'] =>
  openSteps(cancellation, addDays(departure_date, -days_before))

/** The town that was told with the order; null where Paris stood for it. */
const orderedFrom = ({ carbon }: Pick<ReservationDetail, 'carbon'>) =>
  carbon && !carbon.from.is_default ? carbon.from : null
