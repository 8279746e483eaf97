import type { ReservationDetail } from '@/contract/reservations'
import { formatLongDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'

/** What is left to choose once the agency canceled; sums in euros. */
export type OpenChoice = { answerBy: string; refund: number; refundBy: string; hasCredit: boolean }

/** Each way in a line of its own, none before another in size or in words; then what silence means. */
export const choiceLines = ({
  choice,
  reservation,
}: {
  choice: OpenChoice
  reservation: ReservationDetail
}): string[] => {
  const { answerBy, refund: sum, refundBy, hasCredit } = choice
  const price = formatPrice(sum)
  return [
    `Tu as le choix, jusqu’au ${formatLongDate(answerBy)} inclus :`,
    sum > 0
      ? `• le remboursement : ${price}, le ${formatLongDate(refundBy)} au plus tard ;`
      : '• en rester là : il n’y a rien à te rembourser ;',
    `• une autre date de la même aventure, à son prix${sum > 0 ? ', où ce que tu as réglé te suit' : ''}${hasCredit ? ' ;' : '.'}`,
    ...(hasCredit ? [`• un avoir de ${price}, valable douze mois : ce qui n’a pas servi est remboursé à sa fin.`] : []),
    ...(sum > 0 ? ['Sans réponse à cette date, nous te remboursons.'] : []),
    ...(reservation.indemnity > 0
      ? [
          `Dans tous les cas, nous te versons ${formatPrice(reservation.indemnity)} d’indemnité, le ${formatLongDate(refundBy)} au plus tard.`,
        ]
      : []),
  ]
}
