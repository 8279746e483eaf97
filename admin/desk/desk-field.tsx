import { useContext, useId, type InputHTMLAttributes } from 'react'
import { DeskEnter } from './desk-enter'

type DeskFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  hint?: string
  onChange: (value: string) => void
}

/** A labelled input of a desk's form. */
export const DeskField = ({ label, hint, onChange, ...input }: DeskFieldProps) => {
  const id = useId()
  const enter = useContext(DeskEnter)
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}
