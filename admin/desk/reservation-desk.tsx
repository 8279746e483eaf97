'use client'

import './desk.css'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { confirmForCustomer, getReservationDesk, type ReservationDesk as Desk } from '@/contract/reservation-desk'
import { optionWords } from '@/domain/reservations/booking-price'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { ReservationInvoices } from '../invoices/reservation-invoices'
import { ScheduledMails } from '../mails/scheduled-mails'
import { BookingHead } from './booking-head'
import { BookingNote } from './booking-note'
import { BookingStory } from './booking-story'
import { CancelReservationForm } from './cancel-reservation-form'
import { ChangeForm } from './change-form'
import { DeskActions } from './desk-actions'
import { DiscountForm } from './discount-form'
import { FeePaperLine } from './fee-paper-line'
import { formatCents } from './format-cents'
import { AuthorisationForm } from './authorisation-form'
import { GuardianOfChildren } from './guardian-of-children'
import { InformationFormState } from './information-form-state'
import { MoveForm } from './move-form'
import { PaymentForm } from './payment-form'
import { SavingsForm } from './savings-form'

const FORMS = {
  pay: PaymentForm,
  discount: DiscountForm,
  change: ChangeForm,
  move: MoveForm,
  savings: SavingsForm,
  cancel: CancelReservationForm,
}
type Action = keyof typeof FORMS

// The document below was read before the change: only a fresh page shows the new one.
const refresh = (): void => {
  window.location.reload()
}

/** On a reservation, for the agency: who booked what, what is owed, what can be done, what was noted and what happened. */
export const ReservationDesk = () => {
  const { id } = useDocumentInfo()
  const parts = id === undefined ? null : { params: { id } }
  const { answer: desk, error, reload } = usePanel(getReservationDesk, parts)
  const [opened, setOpened] = useState<Action | null>(null)
  if (parts === null) return null
  if (!desk) return <p className="desk__empty">{error ?? 'Chargement…'}</p>

  const confirm = async (): Promise<void> => {
    try {
      await callPanel(confirmForCustomer, parts)
      refresh()
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
  }
  const actions = actionsOf(desk)
  const Form = opened && FORMS[opened]

  return (
    <section className="desk" aria-label="Suivi de la réservation">
      <BookingHead desk={desk} />
      <PriceLines desk={desk} />
      <FeePaperLine desk={desk} />
      <InformationFormState desk={desk} />
      <GuardianOfChildren desk={desk} />
      {desk.guardian_state === 'told' && <AuthorisationForm desk={desk} onDone={refresh} />}
      <div className="desk__bar">
        {desk.status === 'pending' && (
          <Button
            size="medium"
            margin={false}
            onClick={() => {
              void confirm()
            }}
          >
            Confirmer
          </Button>
        )}
        <DeskActions actions={actions} opened={opened} onOpen={setOpened} />
      </div>
      {Form && (
        <Form
          desk={desk}
          onDone={refresh}
          onClose={() => {
            setOpened(null)
          }}
        />
      )}
      <BookingNote key={desk.note?.at} desk={desk} onDone={reload} />
      <BookingStory story={desk.story} />
      <ReservationInvoices id={desk.id} />
      <ScheduledMails of={{ reservation: desk.id }} />
    </section>
  )
}

/** What the price holds beside the trip, and what is owed back. */
const PriceLines = ({ desk }: { desk: Desk }) => (
  <>
    {desk.options.length > 0 && (
      <p>
        Options{'\u00a0'}: {optionWords(desk.options)}
      </p>
    )}
    {desk.discounts.length > 0 && (
      <p>
        Remises{'\u00a0'}:{' '}
        {desk.discounts.map(({ label, amount_cents: cents }) => `${label} ${formatDiscount(cents / 100)}`).join(', ')}
      </p>
    )}
    {desk.refund_due_cents > 0 && (
      <p className="desk__due">
        À rembourser{'\u00a0'}: {formatCents(desk.refund_due_cents)}, le {formatShortDate(desk.refund_due_on)} au plus
        tard
      </p>
    )}
  </>
)

const actionsOf = (desk: Desk): Array<{ name: Action; label: string; isDangerous?: boolean }> => [
  { name: 'pay', label: 'Enregistrer un règlement' },
  ...(desk.gross_fee_cents > 0 ? [{ name: 'savings' as const, label: 'Économies et revente' }] : []),
  ...(desk.status === 'canceled'
    ? []
    : [
        { name: 'discount' as const, label: 'Faire une remise' },
        { name: 'change' as const, label: 'Voyageurs et options' },
        { name: 'move' as const, label: 'Changer de départ' },
        { name: 'cancel' as const, label: 'Annuler la réservation', isDangerous: true },
      ]),
]
