import { useId, useState, type SubmitEvent } from 'react'
import type { Participant } from '@/contract/participant-fields'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { participantDraft, participantErrors } from '@/storefront/lib/forms/participant-draft'
import { Button } from '@/storefront/ui/button'
import { Drawer } from '@/storefront/ui/drawer'
import { FieldError } from '@/storefront/ui/field-error'
import { ParticipantFields } from '@/storefront/parts/participant-fields'
import { showToast } from '@/storefront/ui/toast-store'
import { participantName } from '@/storefront/lib/forms/participant-name'
import { saveParticipant } from '../api/reservation-calls'

type ParticipantDrawerProps = {
  reservation: ReservationDetail
  traveler: Participant
  onSave: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** The form of one traveler. Nothing is required: what is there is saved, the rest may come later. */
export const ParticipantDrawer = ({ reservation, traveler, onSave, onClose }: ParticipantDrawerProps) => {
  const { position } = traveler
  const formId = useId()
  const [draft, setDraft] = useState(() => participantDraft(traveler))
  const [errors, setErrors] = useState<ParticipantErrors>({})
  const { isSending, refusal, run } = useSending()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const save = async () => {
      const { reservation_id: id, travelers_count: travelersCount } = reservation
      onSave(await saveParticipant({ id, travelersCount, participant: { ...draft, position } }))
      showToast({ tone: 'success', message: 'Profil enregistré.' })
      onClose()
    }
    await run(save, (refused) => {
      const byField = participantErrors({ refusal: refused, prefix: 'participants.0.' })
      setErrors(byField)
      const first = Object.keys(byField)[0]
      if (first) document.getElementById(`${formId}-${first}`)?.focus()
    })
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={traveler.first_name ? `Le profil ${withDe(traveler.first_name)}` : participantName(traveler)}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Plus tard
          </Button>
          <Button type="submit" form={formId} look="go" aria-disabled={isSending}>
            Enregistrer
          </Button>
        </>
      }
    >
      <form id={formId} className="stack stack--loose" onSubmit={(event) => void submit(event)} noValidate>
        <ParticipantFields
          value={draft}
          onChange={setDraft}
          errors={errors}
          sizesAsked={reservation.expedition.sizes_asked}
          demand={reservation.expedition.level_number}
          ageMinChild={reservation.expedition.age_min_child}
          idPrefix={formId}
          isOwn={position === 1 && reservation.expedition.expedition_type !== 'kids'}
          short={traveler.short_form}
          givenPrivately={traveler.given_privately}
        />
        <div aria-live="polite">{refusal && <FieldError>{refusal.error}</FieldError>}</div>
      </form>
    </Drawer>
  )
}
