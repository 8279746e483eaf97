import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

type RemovableChipProps = { label: string; onRemove: () => void; children?: ReactNode }

/** An active filter; pressing it removes it. `children` may add a flag or an icon before the label. */
export const RemovableChip = ({ label, onRemove, children }: RemovableChipProps) => (
  <button type="button" className="chip chip--active" onClick={onRemove}>
    {children}
    {label}
    <span className="sr-only">, retirer ce filtre</span>
    <Icon of={X} />
  </button>
)
