import type { CalledPerson } from '@/domain/travelers/guardian'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'

type PersonFieldsProps = {
  title: string
  lead: string
  /** « Personne 1 » begins each field. */
  label: string
  /** The name of the list in the call, with which errors begin: `contacts.0.phone`. */
  field: string
  idPrefix: string
  people: CalledPerson[]
  errors: Record<string, string>
  /** How many there may be, where one adds and removes them; otherwise as many as there are. */
  most?: number
  onChange: (people: CalledPerson[]) => void
}

/** People by their names and phones. */
export const PersonFields = ({
  title,
  lead,
  label,
  field,
  idPrefix,
  people,
  errors,
  most,
  onChange,
}: PersonFieldsProps) => {
  const text = (index: number, part: keyof CalledPerson) => ({
    id: `${idPrefix}-${String(index)}-${part}`,
    value: people[index]?.[part] ?? '',
    error: errors[`${field}.${String(index)}.${part}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange(people.map((one, at) => (at === index ? { ...one, [part]: target.value } : one))),
  })
  return (
    <fieldset>
      <legend className="guardian-form__who">{title}</legend>
      <p className="small soft">{lead}</p>
      {people.map((_person, index) => (
        // A person of the form is known by their place alone.
        <div className="participant-fields participant-fields--apart" key={`${field}-${String(index)}`}>
          <Field label={`${label} ${String(index + 1)}, nom`} maxLength={120} {...text(index, 'name')} />
          <Field
            label={`${label} ${String(index + 1)}, téléphone`}
            type="tel"
            inputMode="tel"
            maxLength={20}
            {...text(index, 'phone')}
          />
          {most !== undefined && (
            <Button
              look="ghost"
              size="sm"
              className="box__act"
              onClick={() => onChange(people.filter((_one, at) => at !== index))}
            >
              {`Retirer ${label.toLowerCase()} ${String(index + 1)}`}
            </Button>
          )}
        </div>
      ))}
      {most !== undefined && people.length < most && (
        <Button
          look="line"
          size="sm"
          className="guardian-form__more"
          onClick={() => onChange([...people, { name: '', phone: '' }])}
        >
          Ajouter quelqu’un
        </Button>
      )}
    </fieldset>
  )
}
