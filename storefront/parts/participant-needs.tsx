import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { NO_DIET } from '@/domain/travelers/participant-diet'
import { SIZE_LABELS, type SizeKind } from '@/domain/travelers/participant-sizes'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Field } from '@/storefront/ui/field'

type ParticipantDietFieldProps = {
  id: string
  value: string | null
  onChange: (value: string | null) => void
  error?: string
  hint?: string | undefined
}

/** Diet, allergies and health in one's own words, or a tick that says there is nothing to know. */
export const ParticipantDietField = ({ id, value, onChange, error, hint }: ParticipantDietFieldProps) => {
  const isNothing = value === NO_DIET
  return (
    <div className="participant-fields__wide">
      <Field
        id={id}
        label="Régime, allergies, santé"
        value={isNothing ? '' : (value ?? '')}
        maxLength={500}
        disabled={isNothing}
        placeholder={isNothing ? NO_DIET : 'Végétarien, allergie aux noix, asthme…'}
        error={error}
        hint={hint}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <CheckboxRow checked={isNothing} onChange={({ target }) => onChange(target.checked ? NO_DIET : null)}>
        {NO_DIET}
      </CheckboxRow>
    </div>
  )
}

type Sizes = Partial<Record<SizeKind, string>>

type ParticipantSizesFieldsProps = {
  idPrefix: string
  asked: readonly SizeKind[]
  value: Sizes
  onChange: (value: Sizes) => void
  errors: ParticipantErrors
}

/** The sizes that this trip asks for, to lend the right gear. */
export const ParticipantSizesFields = ({ idPrefix, asked, value, onChange, errors }: ParticipantSizesFieldsProps) => {
  if (asked.length === 0) return null
  return (
    <fieldset className="participant-fields__sizes">
      <legend>Matériel à prêter</legend>
      {asked.map((kind) => (
        <Field
          key={kind}
          id={`${idPrefix}-sizes.${kind}`}
          label={SIZE_LABELS[kind]}
          maxLength={20}
          autoComplete="off"
          inputMode={kind === 'clothing' ? 'text' : 'decimal'}
          value={value[kind] ?? ''}
          error={errors[`sizes.${kind}`]}
          onChange={({ target }) => onChange({ ...value, [kind]: target.value })}
        />
      ))}
    </fieldset>
  )
}
