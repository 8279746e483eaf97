'use client'

import './desk.css'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { addressOf } from '@/contract/address-of'
import { getDepartureDesk, getRosterFile, type DepartureDesk as Desk } from '@/contract/desk'
import { usePanel } from '../calls/use-panel'
import { ScheduledMails } from '../mails/scheduled-mails'
import { DepartureSales } from '../planning/departure-sales'
import { PLANNING_PATHS } from '../planning/planning-paths'
import { BookForm } from './book-form'
import { CancellationWizard } from './cancellation/cancellation-wizard'
import { PlannedCancellation } from './cancellation/planned-cancellation'
import { ChangeWizard } from './changes/change-wizard'
import { DepartureChanges } from './changes/contract-changes'
import { ConfirmDepartureForm } from './confirm-departure-form'
import { DepartureConfirmation } from './departure-confirmation'
import { DepartureHolds, DepartureReservations } from './departure-bookings'
import { DepartureReduction } from './departure-reduction'
import { DepartureWaitlist } from './departure-waitlist'
import { DeskActions } from './desk-actions'
import { linkedAction } from './desk-links'

type Action = 'book' | 'confirm' | 'change' | 'cancel'

/** On a departure, for the agency: who booked, who holds seats, and what can be done about it. */
export const DepartureDesk = () => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const parts = id === undefined ? null : { params: { id } }
  const { answer: desk, error, reload } = usePanel(getDepartureDesk, parts, lastUpdateTime)
  const [opened, setOpened] = useState<Action | null>(null)
  const { dispatchFields } = useForm()
  const seatsTaken = desk?.seats_taken

  // The form holds the count it was opened with: the fill above would not see who booked since.
  useEffect(() => {
    if (seatsTaken !== undefined) dispatchFields({ type: 'UPDATE', path: 'seats_taken', value: seatsTaken })
  }, [seatsTaken, dispatchFields])

  // Where the note beside the days leads, and the agenda.
  useEffect(() => {
    const open = () => {
      setOpened((before) => linkedAction(window.location.hash) ?? before)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])

  if (parts === null) return null
  if (!desk) return <p className="desk__empty">{error ?? 'Chargement des réservations…'}</p>

  const close = () => {
    forgetLink()
    setOpened(null)
  }
  const done = () => {
    forgetLink()
    window.location.reload()
  }
  const isOpen = desk.status !== 'canceled' && !desk.is_past
  const actions = actionsOf(desk)

  return (
    <section className="desk" aria-label="Réservations du départ">
      <div className="desk__head">
        <h3>Réservations</h3>
        <a className="desk__link" href={PLANNING_PATHS.copy([Number(parts.params.id)])}>
          Répéter ou copier ce départ
        </a>
        <a className="desk__link" href={addressOf({ ...getRosterFile, ...parts })} download>
          Exporter les participants
        </a>
        <a className="desk__link" href={`/my-expeditions/admin/${String(desk.id)}#ecrire-au-groupe`}>
          Écrire au groupe
        </a>
      </div>
      <DepartureReduction {...desk} />
      <DepartureConfirmation {...desk} />
      <section aria-label="Rythme des ventes">
        <h4>Rythme des ventes</h4>
        <DepartureSales key={desk.seats_taken} departureId={desk.id} />
      </section>
      <PlannedCancellation id={desk.id} cancellation={desk.cancellation} onDone={() => window.location.reload()} />
      <DepartureChanges departureId={desk.id} onDone={() => window.location.reload()} />
      <DepartureReservations reservations={desk.reservations} />
      <DepartureHolds holds={desk.holds} />
      <ScheduledMails of={{ departure: desk.id }} />
      <DepartureWaitlist
        departureId={desk.id}
        waitlist={desk.waitlist}
        isClosed={desk.is_waitlist_closed}
        canClose={isOpen}
        onMoved={reload}
      />
      {isOpen && <DeskActions actions={actions} opened={opened} onOpen={setOpened} />}
      {opened === 'book' && (
        <BookForm
          desk={desk}
          onClose={close}
          onDone={() => {
            close()
            reload()
          }}
        />
      )}
      {opened === 'confirm' && <ConfirmDepartureForm desk={desk} onClose={close} onDone={done} />}
      {opened === 'change' && <ChangeWizard desk={desk} onClose={close} onDone={done} />}
      {opened === 'cancel' && (
        // The form above holds the status that was: only a fresh page shows the new one.
        <CancellationWizard desk={desk} onClose={close} onDone={done} />
      )}
    </section>
  )
}

/** The note beside the days leads here again. */
const forgetLink = (): void => {
  const { hash, pathname, search } = window.location
  if (hash !== '') history.replaceState(history.state, '', pathname + search)
}

const actionsOf = ({ status, cancellation, reservations }: Desk) => {
  const actions = [
    { name: 'book', label: 'Réserver pour un client', isMain: true },
    ...(status === 'open' ? [{ name: 'confirm', label: 'Confirmer quand même' } as const] : []),
    ...(reservations.some((one) => one.status !== 'canceled')
      ? [{ name: 'change', label: 'Changer le prix ou l’essentiel' } as const]
      : []),
    ...(cancellation?.state === 'planned'
      ? []
      : [{ name: 'cancel', label: 'Annuler ce départ', isDangerous: true } as const]),
  ] as const
  return actions
}
