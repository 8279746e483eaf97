import type { ReservationDesk } from '@/contract/reservation-desk'
import { formatCents } from './format-cents'

/** Where the fees of a reservation are justified on paper, and what was taken off them. */
export const FeePaperLine = ({ desk: { id, savings_cents: savings } }: { desk: ReservationDesk }) => (
  <p>
    <a href={`/api/reservations/${String(id)}/fees.pdf`} download>
      Justifier les frais d’annulation (PDF)
    </a>
    {savings > 0 && `, ${formatCents(savings)} d’économies et de revente déduits`}
  </p>
)
