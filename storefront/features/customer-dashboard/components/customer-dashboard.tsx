'use client'

import { useEffect, useState } from 'react'
import type { ReservationDetail } from '@/contract/reservations'
import { trackOwnPurchase } from '@/storefront/lib/tracking/track-booking'
import { JourneyBox } from '@/storefront/parts/journey-box'
import { CancelBox } from './cancel-box'
import { CarbonBox } from './carbon-box'
import { ChecklistBox } from './checklist-box'
import { ComingMailsBox } from './coming-mails-box'
import { DashboardBanner } from './dashboard-banner'
import { DashboardWindows, type OpenWindow } from './dashboard-windows'
import { DocumentsBox } from './documents-box'
import { ChangeNote } from './change-note'
import { EndNote } from './end-note'
import { GuardianBox } from './guardian-box'
import { GuideBox } from './guide-box'
import { KitBox } from './kit-box'
import { PaymentsBox } from './payments-box'
import { TravelersBox } from './travelers-box'

/** Everything about one's own trip, from the booking to the return. */
export const CustomerDashboard = ({ reservation: loaded }: { reservation: ReservationDetail }) => {
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
          {isToCome && <JourneyBox {...reservation} day={reservation.departure_date} />}
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
