'use client'

import type { ComponentProps } from 'react'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import type { ShortForm } from '@/domain/travelers/participant-profile'
import type { PrivateField } from '@/domain/accounts/private-fields'
import type { SizeKind } from '@/domain/travelers/participant-sizes'
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
  /**
   * The short form, for now: a child has no phone, address or level of their own to give; one who travels without the parents is
   * answered for by a guardian, who is asked apart whom to call. What was given already stays there.
   */
  short?: ShortForm | undefined
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
  short,
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
  const asks = (field: ShortField) => !isLeftOut({ short, field, value })
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
      {asks('phone') && <Field label="Téléphone" type="tel" inputMode="tel" maxLength={20} {...text('phone', 'tel')} />}
      {asks('email') && (
        <Field
          label="Email"
          type="email"
          maxLength={254}
          className="participant-fields__wide"
          hint={isOwn ? undefined : 'Pour lui envoyer son espace de préparation.'}
          {...text('email', 'email')}
        />
      )}
      {asks('emergency_name') && <ContactFields text={text} hintOf={privateHint} />}
      {sameContact && asks('emergency_name') && <ContactButton contact={sameContact} onTake={change} />}
      <ParticipantDietField
        id={`${idPrefix}-diet`}
        value={value.diet}
        onChange={(diet) => change({ diet })}
        error={errors.diet}
        hint={privateHint('diet')}
      />
      {asks('level') && (
        <ParticipantLevelField
          id={`${idPrefix}-level`}
          value={value.level}
          onChange={(level) => change({ level })}
          isOwn={isOwn}
          demand={demand}
        />
      )}
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

type ShortField = 'phone' | 'email' | 'level' | 'emergency_name'

const isLeftOut = ({
  short,
  field,
  value,
}: Pick<ParticipantFieldsProps, 'short' | 'value'> & { field: ShortField }): boolean => {
  if (short === undefined || value[field]) return false
  return field === 'emergency_name' ? short === 'guarded' && !value.emergency_phone : true
}

type ContactFieldsProps = {
  text: (field: 'emergency_name' | 'emergency_phone') => Omit<ComponentProps<typeof Field>, 'label'>
  hintOf: (field: PrivateField) => string | undefined
}

/** Whom to call for this traveler. */
const ContactFields = ({ text, hintOf }: ContactFieldsProps) => (
  <>
    <Field label="Personne à prévenir" maxLength={120} hint={hintOf('emergency_name')} {...text('emergency_name')} />
    <Field
      label="Son téléphone"
      type="tel"
      inputMode="tel"
      maxLength={20}
      hint={hintOf('emergency_phone') ?? 'Lu par le guide et l’agence, autour du départ.'}
      {...text('emergency_phone')}
    />
  </>
)

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
