import { useId } from 'react'

type ReplyFieldProps = { value: string; maxLength: number; onChange: (text: string) => void }

/** Where an answer to a question or a message is written. */
export const ReplyField = ({ value, maxLength, onChange }: ReplyFieldProps) => {
  const id = useId()
  return (
    <div className="desk-field">
      <label htmlFor={id}>Ta réponse</label>
      <textarea
        id={id}
        className="contact-reply"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
        }}
      />
    </div>
  )
}
