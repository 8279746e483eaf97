import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

type NoteProps = {
  tone: 'ok' | 'warn' | 'danger' | 'info' | 'lichen'
  icon?: IconNode
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A boxed remark within a page or a form. */
export const Note = ({ tone, icon, role, children }: NoteProps) => (
  <div className={`note note--${tone}`} role={role}>
    {icon && <Icon of={icon} />}
    <div>{children}</div>
  </div>
)
