import { punctuateDay, readWrittenDay, writtenDay } from '@/domain/days/typed-day'
import { Field } from '@/storefront/ui/field'

type ParticipantBirthFieldProps = {
  id: string
  /** `1990-02-28`, or what was typed until it is such a day. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string
  ageMinChild: number | null
  isOwn: boolean
}

/** A date of birth, typed as one writes it: no calendar leads to 1962. */
export const ParticipantBirthField = ({
  id,
  value,
  onChange,
  error,
  ageMinChild,
  isOwn,
}: ParticipantBirthFieldProps) => {
  const written = writtenDay(value ?? '')
  const read = ({ value: typed, selectionStart }: HTMLInputElement) => {
    // What is erased, or mended in the middle, is left as it is: the caret stays where it was.
    const isGoingOn = typed.length > written.length && selectionStart === typed.length
    const text = isGoingOn ? punctuateDay(typed) : typed
    onChange(text === '' ? null : readWrittenDay(text))
  }
  return (
    <Field
      id={id}
      label="Date de naissance"
      inputMode="numeric"
      placeholder="jj/mm/aaaa"
      maxLength={10}
      value={written}
      autoComplete={isOwn ? 'bday' : 'off'}
      error={error}
      hint={ageMinChild === null ? undefined : `Dès ${String(ageMinChild)}\u00a0ans le jour du départ.`}
      onChange={({ target }) => read(target)}
    />
  )
}
