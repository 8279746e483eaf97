'use client'

import { useState } from 'react'
import { moveForCustomer, type ReservationDesk } from '@/contract/reservation-desk'
import type { MoveChoice } from '@/contract/move-choice'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { DeskChoice } from './desk-choice'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type MoveFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

const differenceOf = ({ difference_cents: cents }: MoveChoice): string => {
  if (cents === 0) return 'même prix'
  return cents > 0 ? `${formatCents(cents)} de plus` : `${formatCents(-cents)} de moins`
}

const describe = (choice: MoveChoice): string =>
  [
    formatDateRange({ start: choice.departure_start, end: choice.departure_end }),
    formatCount(choice.available_count, 'place libre', 'places libres'),
    differenceOf(choice),
  ].join(', ')

/** Moves a reservation to another departure of the same expedition that has room for it. */
export const MoveForm = ({ desk, onDone, onClose }: MoveFormProps) => {
  const options = desk.choices.map((choice) => ({ value: String(choice.id), label: describe(choice) }))
  const [departure, setDeparture] = useState(options[0]?.value ?? '')
  const promo = desk.choices.find(({ id }) => String(id) === departure)?.promo ?? null
  return (
    <DeskForm
      title="Changer de départ"
      lead={
        options.length > 0
          ? 'Les places passent d’un départ à l’autre, au prix du nouveau. Le client est prévenu par mail.'
          : 'Aucun autre départ de cette aventure n’a assez de places.'
      }
      submit="Changer"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        const body = { departure_id: Number(departure) }
        await callPanel(moveForCustomer, { params: { id: desk.id }, body })
        return 'La réservation a changé de départ.'
      }}
    >
      {options.length > 0 && (
        <DeskChoice label="Nouveau départ" value={departure} options={options} onChange={setDeparture} />
      )}
      {promo !== null && <p role="status">{promo}</p>}
    </DeskForm>
  )
}
