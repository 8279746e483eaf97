import type { ComponentProps } from 'react'

type ChipProps = ComponentProps<'button'> & { pressed?: boolean }

/** A choice that stays pressed. Without `pressed` it is a plain pill-shaped button. */
export const Chip = ({ pressed, className = '', type = 'button', ...props }: ChipProps) => (
  <button type={type} className={`chip ${className}`} aria-pressed={pressed} {...props} />
)
