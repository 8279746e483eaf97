'use client'

import '../components/preview-table.css'
import './terms-preview.css'
import { useFormFields } from '@payloadcms/ui'
import { addDays } from '@/domain/days/days'
import { formatShortDate } from '@/domain/days/french-dates'
import { paymentCalendar, type PaymentCalendar } from '@/domain/reservations/payment-calendar'
import { DEPOSIT_PERCENT_LIMITS, GRACE_DAYS_LIMITS, type PaymentTerms } from '@/domain/reservations/payment-terms'
import { formatPrice } from '@/domain/text/price'

type Terms = Pick<PaymentTerms, 'deposit_percent' | 'grace_days'>
type CalendarsPreviewProps = { today: string; former: PaymentTerms | undefined }

/** In days: an example whose balance is still to come. */
const EXAMPLE_DAYS = 90
const EXAMPLE_CENTS = 128_000

const ROWS: Array<{ label: string; value: (calendar: PaymentCalendar) => string }> = [
  {
    label: 'À la réservation',
    value: ({ depositCents, depositDueOn }) => `${euros(depositCents)}, avant le ${formatShortDate(depositDueOn)}`,
  },
  {
    label: 'Solde',
    value: ({ balanceCents, balanceDueOn }) =>
      balanceDueOn === null ? 'rien' : `${euros(balanceCents)}, avant le ${formatShortDate(balanceDueOn)}`,
  },
  { label: 'Sans acompte, relance', value: ({ claimOn }) => `le ${formatShortDate(claimOn)}` },
  { label: 'Toujours rien, places en vente', value: ({ releaseOn }) => `le ${formatShortDate(releaseOn)}` },
]

/** What an example trip that is booked today would pay, under the terms in force and under those of the form as they are typed. */
export const CalendarsPreview = ({ today, former }: CalendarsPreviewProps) => {
  const typed = useTypedTerms()
  const departureStart = addDays(today, EXAMPLE_DAYS)
  const columns = [
    ...(former ? [{ title: `En vigueur (${former.version})`, terms: former }] : []),
    ...(typed ? [{ title: former ? 'Avec ces conditions' : 'Ces conditions', terms: typed }] : []),
  ].map(({ title, terms }) => ({
    title,
    calendar: paymentCalendar({ totalCents: EXAMPLE_CENTS, departureStart, bookedOn: today, terms }),
  }))
  return (
    <section className="terms-preview" aria-labelledby="terms-preview">
      <h3 id="terms-preview">Aperçu, pour un départ le {formatShortDate(departureStart)}</h3>
      <p>Deux places à 640&nbsp;€, réservées aujourd’hui.</p>
      {!typed && <p>Renseigne l’acompte et le délai pour voir le calendrier de ces conditions.</p>}
      <table className="preview-table">
        <thead>
          <tr>
            <th scope="col">Étape</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ title, calendar }) => (
                <td key={title}>{value(calendar)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The terms of the form, or null while they are not whole numbers within their limits. */
const useTypedTerms = (): Terms | null => {
  const deposit = useFormFields(([fields]) => fields['deposit_percent']?.value)
  const days = useFormFields(([fields]) => fields['grace_days']?.value)
  return isWithin(deposit, DEPOSIT_PERCENT_LIMITS) && isWithin(days, GRACE_DAYS_LIMITS)
    ? { deposit_percent: deposit, grace_days: days }
    : null
}

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

const euros = (cents: number): string => formatPrice(cents / 100)
