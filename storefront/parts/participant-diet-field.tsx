import { NO_DIET } from '@/domain/participant-diet'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Field } from '@/storefront/ui/field'

type ParticipantDietFieldProps = {
  id: string
  value: string | null
  onChange: (value: string | null) => void
  error?: string
}

/** Diet, allergies and health in one's own words, or a tick that says there is nothing to know. */
export const ParticipantDietField = ({ id, value, onChange, error }: ParticipantDietFieldProps) => {
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
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <CheckboxRow checked={isNothing} onChange={({ target }) => onChange(target.checked ? NO_DIET : null)}>
        {NO_DIET}
      </CheckboxRow>
    </div>
  )
}
