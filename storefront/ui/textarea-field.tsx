import { useId, type ComponentProps } from 'react'
import { formatNumber } from '@/domain/text/price'
import { textLength } from '@/domain/text/text-length'
import { FieldNote } from './field-note'

type TextareaFieldProps = ComponentProps<'textarea'> & {
  label: string
  hint?: string
  /** Said under the field, and by `aria-invalid`. */
  error?: string
  /** Counts the characters of `value` up to this many; longer texts stay and are shown as too long. */
  limit?: number
}

/** A text of several lines. */
export const TextareaField = ({ label, hint, error, limit, className = '', id, ...props }: TextareaFieldProps) => {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const noteId = `${fieldId}-note`
  const length = limit !== undefined && typeof props.value === 'string' ? textLength(props.value) : 0
  return (
    <div className={`field ${className}`}>
      <label htmlFor={fieldId}>{label}</label>
      <textarea
        id={fieldId}
        className="textarea"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...props}
      />
      <div className="field__foot">
        <FieldNote id={noteId} error={error} hint={hint} />
        {limit !== undefined && (
          <p className="hint num field__count" data-over={length > limit || undefined}>
            <span className="sr-only">Caractères&nbsp;: </span>
            {formatNumber(length)}&nbsp;/&nbsp;{formatNumber(limit)}
          </p>
        )}
      </div>
    </div>
  )
}
