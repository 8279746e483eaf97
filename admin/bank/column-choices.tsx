import type { StatementPreview } from '@/contract/bank-lines'
import { DeskChoice } from '../desk/desk-choice'

type Csv = NonNullable<StatementPreview['csv']>
export type Columns = NonNullable<Csv['columns']>

const FIELDS: Array<{ name: keyof Columns; label: string; isRequired: boolean }> = [
  { name: 'date', label: 'Date', isRequired: true },
  { name: 'amount', label: 'Somme reçue', isRequired: true },
  { name: 'words', label: 'Libellé', isRequired: true },
  { name: 'payer', label: 'Payeur', isRequired: false },
  { name: 'id', label: 'Numéro de la banque', isRequired: false },
]
const NONE = { value: '', label: 'Aucune' }

type ColumnChoicesProps = { csv: Csv; onChange: (columns: Columns) => void }

/** Which column says what: guessed or told before, and told here where it is wrong. It is kept for files with the same header. */
export const ColumnChoices = ({ csv: { header, columns, is_known: isKnown }, onChange }: ColumnChoicesProps) => {
  const options = header.map((name, place) => ({
    value: String(place),
    label: name === '' ? `Colonne ${String(place + 1)}` : name,
  }))
  const current: Columns = columns ?? { date: 0, amount: 0, words: 0, payer: null, id: null }
  return (
    <fieldset className="bank__columns">
      <legend>
        {columns === null
          ? 'Dis quelle colonne porte quoi'
          : isKnown
            ? 'Colonnes, comme tu les as dites la dernière fois'
            : 'Colonnes, d’après leurs titres'}
      </legend>
      {FIELDS.map(({ name, label, isRequired }) => (
        <DeskChoice
          key={name}
          label={label}
          value={current[name] === null ? '' : String(current[name])}
          options={isRequired ? options : [NONE, ...options]}
          onChange={(value) => {
            onChange({ ...current, [name]: value === '' ? null : Number(value) })
          }}
        />
      ))}
    </fieldset>
  )
}
