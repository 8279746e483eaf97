'use client'

import { Minus, Plus } from 'lucide'
import { Icon } from './icon'
import { IconButton } from './icon-button'

type StepperProps = {
  /** What is counted, for screen readers: « Nombre de participants ». */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export const Stepper = ({ label, value, min, max, onChange }: StepperProps) => (
  <div className="stepper" role="group" aria-label={label}>
    <IconButton label="Un de moins" aria-disabled={value <= min} onClick={() => value > min && onChange(value - 1)}>
      <Icon of={Minus} />
    </IconButton>
    <output aria-live="polite">{value}</output>
    <IconButton label="Un de plus" aria-disabled={value >= max} onClick={() => value < max && onChange(value + 1)}>
      <Icon of={Plus} />
    </IconButton>
  </div>
)
