import { FELT_LEVELS, type FeltLevel } from '@/domain/catalogue/felt-levels'

type FeltLevelFieldProps = { value: FeltLevel | null; onChange: (level: FeltLevel | null) => void }

/** How hard the trip felt against what was announced: for the agency, never shown with the review. */
export const FeltLevelField = ({ value, onChange }: FeltLevelFieldProps) => (
  <fieldset className="felt">
    <legend className="label">
      Le niveau de cette aventure, pour toi
      <span className="mute field__optional"> (facultatif)</span>
    </legend>
    <div className="felt__row">
      {FELT_LEVELS.map((level) => (
        <label key={level.value} className="chip felt__one" data-chosen={value === level.value || undefined}>
          <input
            type="radio"
            name="felt_level"
            className="sr-only"
            value={level.value}
            checked={value === level.value}
            onChange={() => onChange(level.value)}
          />
          {level.label}
        </label>
      ))}
      {value !== null && (
        <button type="button" className="link small" onClick={() => onChange(null)}>
          Retirer<span className="sr-only"> ma réponse sur le niveau</span>
        </button>
      )}
    </div>
    <p className="hint">Pour l’équipe seule&nbsp;: cela nous aide à corriger le niveau annoncé.</p>
  </fieldset>
)
