import { useState } from 'react'
import type { DepartureDesk } from '@/contract/desk'
import { moveOnWaitlist } from '@/contract/desk-waitlist'
import { formatRank } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { DeskChoice } from './desk-choice'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

type WaitlistMoveFormProps = {
  departureId: number
  waitlist: DepartureDesk['waitlist']
  request: DepartureDesk['waitlist'][number]
  onDone: () => void
  onClose: () => void
}

/** Moves a request of a waitlist to another place, with the reason that the list then shows. */
export const WaitlistMoveForm = ({ departureId, waitlist, request, onDone, onClose }: WaitlistMoveFormProps) => {
  const shown = waitlist.map(({ id }) => id)
  const own = shown.indexOf(request.id) + 1
  const options = waitlist
    .map(({ customer }, index) => ({ place: index + 1, customer }))
    .filter(({ place }) => place !== own)
    .map(({ place, customer }) => ({
      value: String(place),
      label: `${formatRank(place)} place, ${place < own ? 'avant' : 'après'} ${customer}`,
    }))
  const [place, setPlace] = useState(options[0]?.value ?? '')
  const [reason, setReason] = useState('')
  return (
    <DeskForm
      title={`Changer la place de ${request.customer}`}
      lead={
        'Les places déjà proposées ou mises de côté ne bougent pas\u00a0: celles qui se libèrent ensuite suivent le nouvel ordre.'
      }
      submit="Changer sa place"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        const body = { entry_id: request.id, place: Number(place), shown, reason }
        await callPanel(moveOnWaitlist, { params: { id: departureId }, body })
        return 'La liste d’attente a son nouvel ordre.'
      }}
    >
      <DeskChoice label="Nouvelle place" value={place} options={options} onChange={setPlace} />
      <DeskField
        label="Motif"
        hint="Gardé avec la demande ; son auteur peut le demander."
        required
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </DeskForm>
  )
}
