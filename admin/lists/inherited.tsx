import type { ReactNode } from 'react'

/** What a departure takes from its expedition, in a list. */
export const Inherited = ({ children }: { children: ReactNode }) => (
  <span className="inherited" title="Repris de l’aventure">
    {children}
    <span className="inherited__word"> (de l’aventure)</span>
  </span>
)
