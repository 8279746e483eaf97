import { useState } from 'react'
import { NO_SUCH_DATE } from '@/domain/participant-check'
import { Field } from './field'

type ParticipantBirthFieldProps = {
  id: string
  value: string | null
  onChange: (value: string | null) => void
  error?: string
  ageMinChild: number | null
  isOwn: boolean
}

/** A date of birth; a day typed that does not exist is said at once. */
export const ParticipantBirthField = ({
  id,
  value,
  onChange,
  error,
  ageMinChild,
  isOwn,
}: ParticipantBirthFieldProps) => {
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <Field
      id={id}
      label="Date de naissance"
      type="date"
      min="1900-01-01"
      value={value ?? ''}
      autoComplete={isOwn ? 'bday' : 'off'}
      error={isUnreadable ? NO_SUCH_DATE : error}
      hint={ageMinChild === null ? undefined : `Dès ${String(ageMinChild)}\u00a0ans le jour du départ.`}
      onChange={({ target }) => {
        setIsUnreadable(false)
        onChange(target.value === '' ? null : target.value)
      }}
      // A browser gives nothing of 31 February but that it can't be read.
      onBlur={({ target }) => setIsUnreadable(target.validity.badInput)}
    />
  )
}
