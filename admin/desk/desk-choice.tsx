import { useId } from 'react'

type DeskChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: string }>
  onChange: (value: Value) => void
}

/** A labelled choice of a desk's form. */
export const DeskChoice = <Value extends string>({ label, value, options, onChange }: DeskChoiceProps<Value>) => {
  const id = useId()
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
