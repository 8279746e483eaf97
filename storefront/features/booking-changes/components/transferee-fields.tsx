import { useId } from 'react'
import type { BookedExpedition } from '@/contract/booked-expedition'
import { Field } from '@/storefront/ui/field'
import { ParticipantBirthField } from '@/storefront/parts/participant-birth-field'
import { ParticipantLevelField } from '@/storefront/parts/participant-level-field'
import type { TypedTransferee } from '../rules/transferee'

/** Who takes the place: a name, a birth date, an address, a number, a level. They fill in the rest by their own link. */
export const TransfereeFields = ({
  typed,
  errors,
  expedition,
  onChange,
}: {
  typed: TypedTransferee
  errors: ReadonlyArray<{ field: string; message: string }>
  expedition: BookedExpedition
  onChange: (change: Partial<TypedTransferee>) => void
}) => {
  const id = useId()
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return (
    <div className="change-fields">
      <Field
        label="Prénom"
        autoComplete="off"
        value={typed.first_name}
        error={errorOf('first_name')}
        onChange={({ target }) => onChange({ first_name: target.value })}
      />
      <Field
        label="Nom"
        autoComplete="off"
        value={typed.last_name}
        error={errorOf('last_name')}
        onChange={({ target }) => onChange({ last_name: target.value })}
      />
      <ParticipantBirthField
        id={`${id}-birth`}
        value={typed.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
        error={errorOf('birth_date')}
        ageMinChild={expedition.age_min_child}
        isOwn={false}
      />
      <Field
        label="Adresse email"
        type="email"
        autoComplete="off"
        value={typed.email}
        error={errorOf('email')}
        hint="Son lien privé y part, avec l’accusé de réception."
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <Field
        label="Téléphone"
        type="tel"
        autoComplete="off"
        value={typed.phone}
        error={errorOf('phone')}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <ParticipantLevelField
        id={`${id}-level`}
        value={typed.level}
        onChange={(level) => onChange({ level })}
        isOwn={false}
        demand={expedition.level_number}
      />
    </div>
  )
}
