import { useId, type ComponentProps } from 'react'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  labelHidden?: boolean
  options: Array<{ value: string; label: string; disabled?: boolean }>
}

/** The system's own select: right on phones, with a keyboard and with a screen reader. */
export const SelectField = ({
  label,
  labelHidden = false,
  options,
  className = '',
  id,
  ...props
}: SelectFieldProps) => {
  const generatedId = useId()
  const selectId = id ?? generatedId
  return (
    <div className={`field ${className}`}>
      <label htmlFor={selectId} className={labelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <select id={selectId} className="select" {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
