import type { ReactNode } from 'react'
import { Note } from './note'

/** Stands for the form that a mail's link opens where the page was opened without it, or anew: its token is gone by then. */
export const MissingLink = ({ children }: { children?: ReactNode }) => (
  <Note tone="warn" role="status">
    <p>Ouvre cette page par le lien de ton message.</p>
    {children}
  </Note>
)
