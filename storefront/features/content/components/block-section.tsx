import type { ReactNode } from 'react'

type BlockSectionProps = {
  id: string
  title: string
  intro: string
  className?: string
  /** On the forest's dark, with its contour lines. */
  isDark?: boolean
  children: ReactNode
}

/** A part of a page under its title, or without one. */
export const BlockSection = ({ id, title, intro, className = '', isDark = false, children }: BlockSectionProps) => {
  const Part = title ? 'section' : 'div'
  return (
    <Part
      className={`block ${className} ${isDark ? 'block--dark dark on-dark' : ''}`}
      aria-labelledby={title ? id : undefined}
    >
      {isDark && <div className="topo" />}
      <div className="block__in">
        {(title || intro) && (
          <div className="head">
            {title && <h2 id={id}>{title}</h2>}
            {intro && <p>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </Part>
  )
}
