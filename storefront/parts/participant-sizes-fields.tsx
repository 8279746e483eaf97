import type { ParticipantErrors } from '@/domain/participant-check'
import { SIZE_LABELS, type SizeKind } from '@/domain/participant-sizes'
import { Field } from '@/storefront/ui/field'

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
