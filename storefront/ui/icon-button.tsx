import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; bare?: boolean }

/** A round 44 px button holding one icon, named by `label`. */
export const IconButton = ({ label, bare = false, className = '', type = 'button', ...props }: IconButtonProps) => (
  <button type={type} className={`iconbtn ${bare ? 'iconbtn--bare' : ''} ${className}`} aria-label={label} {...props} />
)
