import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & { children: ReactNode }

/** On or off at once, without a form to send. */
export const Switch = ({ children, className = '', ...props }: SwitchProps) => (
  <label className={`switch-line ${className}`}>
    <input className="switch__input" type="checkbox" role="switch" {...props} />
    <span className="switch" aria-hidden="true" />
    <span>{children}</span>
  </label>
)
