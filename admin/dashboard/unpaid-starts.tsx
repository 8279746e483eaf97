'use client'

import { Link } from '@payloadcms/ui'
import { listUnpaidStarts } from '@/contract/unpaid-starts'
import { formatShortDate } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { AgencyTable } from './agency-table'
import { PANEL_PATHS } from './panel-paths'

/** The bookings that leave soon and are not paid; nothing when there is none. */
export const UnpaidStarts = () => {
  const { answer, error } = usePanel(listUnpaidStarts, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer || answer.reservations.length === 0) return null
  return (
    <section aria-labelledby="unpaid-title">
      <div className="agency__head">
        <h2 id="unpaid-title" className="agency__subtitle">
          À appeler avant le départ
        </h2>
      </div>
      <AgencyTable
        rows={answer.reservations}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Réservation',
            show: ({ id, number, customer }) => (
              <Link href={PANEL_PATHS.document('reservations', id)}>
                {number}, {customer}
              </Link>
            ),
          },
          { label: 'Téléphone', show: ({ phone }) => phone ?? 'Pas de numéro' },
          { label: 'Départ', show: ({ name, departure_start: start }) => `${name}, ${formatShortDate(start)}` },
          { label: 'Non réglé', show: ({ due_cents: cents }) => formatCents(cents) },
        ]}
      />
    </section>
  )
}

const NOTHING_ASKED = {}
