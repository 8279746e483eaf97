'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { PANEL_PATHS } from './panel-paths'

type MoneySectionProps = {
  name: string
  title: string
  /** What its rows amount to. */
  sum?: string
  children: ReactNode
}

export const MoneySection = ({ name, title, sum, children }: MoneySectionProps) => (
  <section aria-labelledby={`${name}-title`}>
    <div className="agency__head">
      <h2 id={`${name}-title`} className="agency__subtitle">
        {title}
      </h2>
      {sum !== undefined && <p className="agency__sum">{sum}</p>}
    </div>
    {children}
  </section>
)

export const ReservationLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link href={PANEL_PATHS.document('reservations', id)}>{children}</Link>
)
