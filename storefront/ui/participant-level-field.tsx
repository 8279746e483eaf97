import { LEVEL_NAMES } from '@/domain/level-name'
import { SelectField } from './select-field'

type ParticipantLevelFieldProps = {
  id: string
  value: number | null
  onChange: (value: number | null) => void
  isOwn: boolean
}

const OPTIONS = [
  { value: '', label: 'À choisir' },
  ...LEVEL_NAMES.map((name, index) => ({ value: String(index + 1), label: `${String(index + 1)}/5, ${name}` })),
]

export const ParticipantLevelField = ({ id, value, onChange, isOwn }: ParticipantLevelFieldProps) => (
  <SelectField
    id={id}
    className="participant-fields__wide"
    label={isOwn ? 'Ton niveau' : 'Niveau'}
    options={OPTIONS}
    value={value === null ? '' : String(value)}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  />
)
