import type { UIFieldServerProps } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { cancellationSteps } from '@/domain/changes/cancellation'
import { addDays } from '@/domain/days/days'
import { feeTableFaults } from '@/domain/changes/fee-table-faults'
import { formatShortDate } from '@/domain/days/french-dates'
import type { CancellationRule } from '@/payload-types'
import '../components/preview-table.css'

/** In days: a departure that shows every step of a usual table still to come. */
const EXAMPLE_DAYS = 60

/** What the saved steps mean with real dates, for a departure in two months, and what 1 000 € would give back. */
export const StepsPreview = ({ data }: UIFieldServerProps) => {
  const { steps = [], version = '' } = data as Partial<CancellationRule>
  if (feeTableFaults(steps).length > 0) return null
  const departureStart = addDays(calendarDayInParis(new Date()), EXAMPLE_DAYS)
  const dated = cancellationSteps({ feeTable: { version, steps }, refundCeiling: 100, departureStart })
  return (
    <section aria-labelledby="steps-preview">
      <h3 id="steps-preview">Aperçu, pour un départ le {formatShortDate(departureStart)}</h3>
      <p>Ce que donnent les étapes enregistrées, pour une place à 1&nbsp;000&nbsp;€.</p>
      <table className="preview-table">
        <thead>
          <tr>
            <th scope="col">Annulée</th>
            <th scope="col">Remboursé</th>
            <th scope="col">Frais gardés</th>
          </tr>
        </thead>
        <tbody>
          {dated.map(({ until, refundPercent }, index) => (
            <tr key={until ?? 'rest'}>
              <th scope="row">{whenOf({ until, previous: dated[index - 1]?.until })}</th>
              <td>
                {refundPercent}&nbsp;%, soit {refundPercent * 10}&nbsp;€
              </td>
              <td>{(100 - refundPercent) * 10}&nbsp;€</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const whenOf = ({ until, previous }: { until: string | null; previous: string | null | undefined }): string => {
  const last = until === null ? 'jusqu’au départ' : `jusqu’au ${formatShortDate(until)}`
  return previous ? `dès le ${formatShortDate(addDays(previous, 1))}, ${last}` : last
}
