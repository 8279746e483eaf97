import type { ReactNode } from 'react'

type SectionHeadProps = { title: string; text?: string; id?: string; children?: ReactNode }

/** A section's title, its one-sentence introduction, and what stands at the right of them. */
export const SectionHead = ({ title, text, id, children }: SectionHeadProps) => (
  <div className="head head__row">
    <div className="stack stack--close">
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
)
