import { Check } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

type CheckboxRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A flag or an icon before the words. */
  lead?: ReactNode
  /** How many results the choice has, at the end of the row. */
  count?: number
  radio?: boolean
}

/** A 44 px row to tick, or to choose one of when `radio`. */
export const CheckboxRow = ({ children, lead, count, radio = false, className = '', ...props }: CheckboxRowProps) => (
  <label className={`check ${radio ? 'check--radio' : ''} ${className}`}>
    <input type={radio ? 'radio' : 'checkbox'} {...props} />
    <span className="cb" aria-hidden="true">
      {!radio && <Icon of={Check} />}
    </span>
    {lead}
    <span>{children}</span>
    {count !== undefined && <span className="count">{count}</span>}
  </label>
)
