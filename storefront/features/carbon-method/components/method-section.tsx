import type { ReactNode } from 'react'
import type { ContentHeading } from '@/contract/content'

/** A part that the site counts, under its title, among those that the agency writes. */
export const MethodSection = ({ id, text, children }: ContentHeading & { children: ReactNode }) => (
  <section className="block" aria-labelledby={id}>
    <div className="block__in">
      <h2 id={id} className="meth-title">
        {text}
      </h2>
      {children}
    </div>
  </section>
)
