import type { ReactNode } from 'react'

type TagProps = { tone?: 'frost' | 'paper' | 'lichen' | 'glacier'; className?: string; children: ReactNode }

export const Tag = ({ tone = 'frost', className = '', children }: TagProps) => (
  <span className={`tag ${tone === 'frost' ? '' : `tag--${tone}`} ${className}`}>{children}</span>
)
