import { useEffect, useId, useRef, type InputHTMLAttributes } from 'react'

type CodeFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  /** A code of the application, a recovery code (also where either may be given), or a password. */
  kind: 'code' | 'recovery' | 'password'
  value: string
  hint?: string
  error?: string | null
  /** The one thing to do next: it takes the focus as it comes. */
  hasFocus?: boolean
  onChange: (value: string) => void
}

const KINDS = {
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 1024 },
} as const

/** A labelled input for a code or a password, whose refusal is said as it comes. */
export const CodeField = ({ label, kind, hint, error, hasFocus = false, onChange, ...input }: CodeFieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`second-factor__field second-factor__field--${kind}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...KINDS[kind]}
        {...input}
        id={id}
        ref={field}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
        onChange={({ target }) => {
          onChange(target.value)
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className="second-factor__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="second-factor__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
