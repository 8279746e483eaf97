import { FieldError } from './field-error'

type FieldNoteProps = { id: string; error?: string; hint?: string }

/** What stands under a field: what is wrong with it, or else how to fill it in. */
export const FieldNote = ({ id, error, hint }: FieldNoteProps) => {
  if (error) return <FieldError id={id}>{error}</FieldError>
  if (!hint) return null
  return (
    <p className="hint" id={id}>
      {hint}
    </p>
  )
}
