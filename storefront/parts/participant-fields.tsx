'use client'

import type { ParticipantDraft } from '@/contract/participant-fields'
import type { ParticipantErrors } from '@/domain/participant-check'
import type { PrivateField } from '@/domain/private-fields'
import type { SizeKind } from '@/domain/participant-sizes'
import { Field } from '@/storefront/ui/field'
import { ParticipantBirthField } from './participant-birth-field'
import { ParticipantLevelField } from './participant-level-field'
import { ParticipantDietField, ParticipantSizesFields } from './participant-needs'

type ParticipantFieldsProps = {
  value: ParticipantDraft
  onChange: (value: ParticipantDraft) => void
  /** By field: `phone`, `sizes.shoe_eu`. */
  errors: ParticipantErrors
  sizesAsked: readonly SizeKind[]
  /** The level that the trip asks, from 0 to 5. */
  demand: number
  /** Begins the `id` of each control: `${idPrefix}-${field}`. */
  idPrefix: string
  ageMinChild?: number | null
  /** Whose profile it is: one's own is filled in by the browser, and spoken to directly. */
  isOwn?: boolean
  /** What the traveler gave by a private link: not shown, and kept while its field stays empty. */
  givenPrivately?: readonly PrivateField[]
  /** Somebody else's contact, which one press takes over. */
  sameContact?: SameContact | undefined
}

type SameContact = { words: string; emergency_name: string; emergency_phone: string }

type TextField = 'first_name' | 'last_name' | 'email' | 'phone' | 'emergency_name' | 'emergency_phone'

const GIVEN_PRIVATELY = 'Déjà donné en privé, lu par le guide et l’agence seuls. Écris ici pour remplacer.'

/** All that is asked of one traveler. Nothing is required here: what is missing may be completed later. */
export const ParticipantFields = ({
  value,
  onChange,
  errors,
  sizesAsked,
  demand,
  idPrefix,
  ageMinChild = null,
  isOwn = false,
  givenPrivately = [],
  sameContact,
}: ParticipantFieldsProps) => {
  const change = (part: Partial<ParticipantDraft>) => onChange({ ...value, ...part })
  const text = (field: TextField, autoComplete?: string) => ({
    id: `${idPrefix}-${field}`,
    value: value[field] ?? '',
    error: errors[field],
    autoComplete: isOwn && autoComplete ? autoComplete : 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  })
  const privateHint = (field: PrivateField) => (givenPrivately.includes(field) ? GIVEN_PRIVATELY : undefined)
  return (
    <div className="participant-fields">
      <Field label="Prénom" maxLength={80} {...text('first_name', 'given-name')} />
      <Field label="Nom" maxLength={80} {...text('last_name', 'family-name')} />
      <ParticipantBirthField
        id={`${idPrefix}-birth_date`}
        value={value.birth_date}
        onChange={(birth_date) => change({ birth_date })}
        error={errors.birth_date}
        ageMinChild={ageMinChild}
        isOwn={isOwn}
      />
      <Field label="Téléphone" type="tel" inputMode="tel" maxLength={20} {...text('phone', 'tel')} />
      <Field
        label="Email"
        type="email"
        maxLength={254}
        className="participant-fields__wide"
        hint={isOwn ? undefined : 'Pour lui envoyer son espace de préparation.'}
        {...text('email', 'email')}
      />
      <Field
        label="Personne à prévenir"
        maxLength={120}
        hint={privateHint('emergency_name')}
        {...text('emergency_name')}
      />
      <Field
        label="Son téléphone"
        type="tel"
        inputMode="tel"
        maxLength={20}
        hint={privateHint('emergency_phone') ?? 'Lu par le guide et l’agence, autour du départ.'}
        {...text('emergency_phone')}
      />
      {sameContact && <ContactButton contact={sameContact} onTake={change} />}
      <ParticipantDietField
        id={`${idPrefix}-diet`}
        value={value.diet}
        onChange={(diet) => change({ diet })}
        error={errors.diet}
        hint={privateHint('diet')}
      />
      <ParticipantLevelField
        id={`${idPrefix}-level`}
        value={value.level}
        onChange={(level) => change({ level })}
        isOwn={isOwn}
        demand={demand}
      />
      <ParticipantSizesFields
        idPrefix={idPrefix}
        asked={sizesAsked}
        value={value.sizes}
        onChange={(sizes) => change({ sizes })}
        errors={errors}
      />
    </div>
  )
}

type ContactButtonProps = {
  contact: SameContact
  onTake: (contact: Pick<SameContact, 'emergency_name' | 'emergency_phone'>) => void
}

const ContactButton = ({ contact: { words, ...contact }, onTake }: ContactButtonProps) => (
  <p className="participant-fields__wide">
    <button type="button" className="link small" onClick={() => onTake(contact)}>
      {words}
      <span className="soft">{`\u00a0: ${contact.emergency_name}`}</span>
    </button>
  </p>
)
