import { useId } from 'react'
import { FieldError } from '@/storefront/ui/field-error'

type RateFieldProps = {
  name: string
  label: string
  value: number | null
  onChange: (rate: number | null) => void
  /** An optional rate may be taken back. */
  isOptional?: boolean
  error?: string
}

const WORDS = ['Très déçu', 'Déçu', 'Mitigé', 'Content', 'Enchanté'] as const
const STAR = 'M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8Z'

/** A rate from 1 to 5 as radio buttons drawn as stars: arrows move it, and each says its figure and what it means. */
export const RateField = ({ name, label, value, onChange, isOptional = false, error }: RateFieldProps) => {
  const errorId = useId()
  const shown = value ?? 0
  return (
    <fieldset className="rate" data-small={isOptional || undefined} aria-describedby={error ? errorId : undefined}>
      <legend className="label">
        {label}
        {isOptional && <span className="mute field__optional"> (facultatif)</span>}
      </legend>
      <div className="rate__row">
        {WORDS.map((word, index) => {
          const rate = index + 1
          return (
            <label key={rate} className="rate__star" data-full={rate <= shown || undefined}>
              <input
                type="radio"
                name={name}
                value={rate}
                checked={value === rate}
                onChange={() => onChange(rate)}
                aria-label={`${String(rate)} sur 5, ${word.toLowerCase()}`}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={STAR} strokeWidth="1.5" strokeLinejoin="round" />
              </svg>
            </label>
          )
        })}
        <span className="rate__word" aria-hidden="true">
          {WORDS[shown - 1] ?? ''}
        </span>
        {isOptional && value !== null && (
          <button
            type="button"
            className="link small"
            onClick={() => onChange(null)}
            aria-label={`Retirer la note\u00a0: ${label}`}
          >
            Retirer
          </button>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
