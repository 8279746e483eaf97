import { useId, type ComponentProps } from 'react'
import { FieldNote } from './field-note'

type FieldProps = ComponentProps<'input'> & {
  label: string
  labelHidden?: boolean
  hint?: string
  /** Said under the field, and by `aria-invalid`. */
  error?: string
}

export const Field = ({ label, labelHidden = false, hint, error, className = '', id, ...props }: FieldProps) => {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const noteId = `${inputId}-note`
  return (
    <div className={`field ${className}`}>
      <label htmlFor={inputId} className={labelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <input
        id={inputId}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...props}
      />
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  )
}
