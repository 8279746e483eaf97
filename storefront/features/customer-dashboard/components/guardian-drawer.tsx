import { useId, useState, type SubmitEvent } from 'react'
import type { Guardian } from '@/contract/guardian'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { MOST_PICK_UPS, type CalledPerson } from '@/domain/travelers/guardian'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { Button } from '@/storefront/ui/button'
import { Drawer } from '@/storefront/ui/drawer'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'
import { saveGuardianOf } from '../api/reservation-calls'
import { guardianDraft } from '../rules/guardian-draft'
import { PersonFields } from './person-fields'

type GuardianDrawerProps = {
  reservation: ReservationDetail
  onSave: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** The form of who answers for children who travel without their parents. */
export const GuardianDrawer = ({ reservation, onSave, onClose }: GuardianDrawerProps) => {
  const formId = useId()
  const [draft, setDraft] = useState(() => guardianDraft(reservation.guardian))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { isSending, refusal, run } = useSending()
  const change = (part: Partial<Guardian>) => setDraft({ ...draft, ...part })
  const text = (field: 'first_name' | 'last_name' | 'phone') => ({
    id: `${formId}-${field}`,
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  })
  const people = (field: 'contacts' | 'pick_ups') => ({
    idPrefix: `${formId}-${field}`,
    errors,
    field,
    people: draft[field],
    onChange: (next: CalledPerson[]) => change({ [field]: next }),
  })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const save = async () => {
      onSave(await saveGuardianOf({ id: reservation.reservation_id, guardian: draft }))
      showToast({ tone: 'success', message: 'C’est noté. L’autorisation est prête à imprimer.' })
      onClose()
    }
    await run(save, (refused) => {
      const byField = Object.fromEntries(refused.errors.map(({ field, message }) => [field, message]))
      setErrors(byField)
      const first = Object.keys(byField)[0]
      if (first) document.getElementById(`${formId}-${first.replaceAll('.', '-')}`)?.focus()
    })
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title="Qui répond d’eux"
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
      <form id={formId} className="guardian-form" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset>
          <legend className="guardian-form__who">Le responsable légal</legend>
          <p className="small soft">Qui signe l’autorisation, et que le guide appelle d’abord.</p>
          <div className="participant-fields participant-fields--apart">
            <Field label="Prénom" maxLength={80} autoComplete="given-name" {...text('first_name')} />
            <Field label="Nom" maxLength={80} autoComplete="family-name" {...text('last_name')} />
            <Field
              label="Téléphone"
              type="tel"
              inputMode="tel"
              maxLength={20}
              autoComplete="tel"
              className="participant-fields__wide"
              hint="Joignable de jour comme de nuit, pendant tout le voyage."
              {...text('phone')}
            />
          </div>
        </fieldset>
        <PersonFields
          {...people('contacts')}
          title="Qui prévenir si tu ne réponds pas"
          lead="Deux autres personnes, à deux autres numéros."
          label="Personne"
        />
        <PersonFields
          {...people('pick_ups')}
          title="Qui d’autre peut venir le chercher"
          lead="Au retour, l’enfant n’est confié qu’à toi ou à ces personnes, pièce d’identité en main."
          label="Accompagnant"
          most={MOST_PICK_UPS}
        />
        <div aria-live="polite">{refusal && <FieldError>{refusal.error}</FieldError>}</div>
      </form>
    </Drawer>
  )
}
