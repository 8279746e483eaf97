import type { CancellationChoiceDetail } from '@/contract/cancellation'
import type { CancellationChoice as Choice } from '@/domain/changes/cancellation-choice'
import { formatDays, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

type OtherDate = CancellationChoiceDetail['dates'][number]

/** What the button does. */
export const choiceAction = ({
  way,
  detail,
  date,
}: {
  way: Choice | null
  detail: CancellationChoiceDetail
  date: OtherDate | null
}): string => {
  if (way === 'refund') return detail.refund.amount > 0 ? 'Demander le remboursement' : 'En rester là'
  if (way === 'credit') return 'Garder un avoir'
  if (way === 'move' && date) return `Partir ${formatDays({ start: date.departure_start, end: date.departure_end })}`
  return 'Confirmer mon choix'
}

/** What becomes of what was paid, once it follows to another date. */
export const moneyText = ({ paid, total }: { paid: number; total: number }): string => {
  if (paid > total) return `${formatPrice(paid - total)} te reviennent, dans les quatorze jours.`
  if (paid === total) return 'Ce que tu as réglé couvre tout.'
  return `Il restera ${formatPrice(total - paid)} à régler, aux dates de ta nouvelle réservation.`
}

/** What was chosen, in a title and a sentence. */
export const chosenText = (detail: CancellationChoiceDetail): { title: string; text: string } => {
  const { chosen, refund } = detail
  if (chosen?.choice === 'move') return { title: 'C’est noté\u00a0: une autre date', text: movedText(chosen) }
  if (chosen?.choice === 'credit') return { title: 'C’est noté\u00a0: un avoir', text: creditText(chosen) }
  const title = chosen?.is_silence === false ? 'C’est noté\u00a0: le remboursement' : 'Sans réponse, on te rembourse'
  return { title, text: refundedText({ ...detail, amount: chosen?.amount ?? refund.amount }) }
}

type Chosen = NonNullable<CancellationChoiceDetail['chosen']>

const movedText = ({ departure_start: start, departure_end: end, amount }: Chosen): string => {
  const days = `Tu pars ${formatDays({ start: start ?? '', end: end ?? '' })}.`
  return amount > 0 ? `${days} Ce que tu avais réglé suit.` : days
}

const creditText = ({ amount, credit_expires_on: day }: Chosen): string =>
  `${formatPrice(amount)} à utiliser jusqu’au ${formatLongDate(day)} inclus. Ce qui n’aura pas servi te sera remboursé.`

const refundedText = ({ amount, number, refund }: CancellationChoiceDetail & { amount: number }): string =>
  amount > 0
    ? `${formatPrice(amount)} pour la réservation ${number}, le ${formatLongDate(refund.by)} au plus tard.`
    : 'Il n’y a rien à te rembourser.'
