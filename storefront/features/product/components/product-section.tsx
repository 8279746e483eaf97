import type { ReactNode } from 'react'

type ProductSectionProps = { id: string; title: ReactNode; aside?: ReactNode; children: ReactNode }

/** One part of the product page under its title, reachable by `#id`. */
export const ProductSection = ({ id, title, aside, children }: ProductSectionProps) => (
  <section className="psec" id={id} aria-labelledby={`${id}-titre`}>
    <div className="psec__head">
      <h2 id={`${id}-titre`}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
