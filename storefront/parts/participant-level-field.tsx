import { LEVEL_NAMES } from '@/domain/catalogue/level-name'
import { tripFit, type TripFit } from '@/domain/catalogue/trip-fit'
import { SelectField } from '@/storefront/ui/select-field'

type ParticipantLevelFieldProps = {
  id: string
  value: number | null
  onChange: (value: number | null) => void
  isOwn: boolean
  /** What the trip asks, from 0 to 5. */
  demand: number
}

const OPTIONS = [
  { value: '', label: 'À choisir' },
  ...LEVEL_NAMES.map((name, index) => ({ value: String(index + 1), label: `${String(index + 1)}/5, ${name}` })),
]

/** What the gap means, for whoever fills the profile in; the guide reads it too. */
const GAPS: Record<TripFit, string> = {
  'made-for-you': '',
  'step-above': ', un cran au-dessus\u00a0: entraîne-toi avant le départ, le guide est prévenu',
  'talk-first': ', bien au-dessus\u00a0: parlons-en ensemble avant le départ, le guide est prévenu',
}

export const ParticipantLevelField = ({ id, value, onChange, isOwn, demand }: ParticipantLevelFieldProps) => (
  <div className="participant-fields__wide">
    <SelectField
      id={id}
      aria-describedby={`${id}-demande`}
      label={isOwn ? 'Ton niveau' : 'Niveau'}
      options={OPTIONS}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
    <p id={`${id}-demande`} className="hint hint--apart" aria-live="polite">
      {`Cette aventure demande un niveau ${String(demand)}/5${value === null ? '' : GAPS[tripFit({ demand, own: value })]}. `}
      <a className="link" href="/ton-niveau" target="_blank" rel="noopener">
        Trouver un niveau en quelques questions<span className="sr-only">, nouvel onglet</span>
      </a>
    </p>
  </div>
)
