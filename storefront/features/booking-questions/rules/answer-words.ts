import type { ContractChangeDetail } from '@/contract/contract-changes'
import type { ChangeAnswer } from '@/domain/changes/contract-change'
import { formatDays, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

type OtherDate = ContractChangeDetail['dates'][number]

/** What the button does. */
export const answerAction = ({
  way,
  detail,
  date,
}: {
  way: ChangeAnswer | null
  detail: ContractChangeDetail
  date: OtherDate | null
}): string => {
  if (way === 'accept') return 'Accepter la modification'
  if (way === 'terminate') {
    return detail.refund.amount > 0
      ? `Mettre fin au contrat et récupérer ${formatPrice(detail.refund.amount)}`
      : 'Mettre fin au contrat'
  }
  if (way === 'move' && date) return `Partir ${formatDays({ start: date.departure_start, end: date.departure_end })}`
  return 'Confirmer ma réponse'
}

/** What was answered, or what holds without an answer, in a title and a sentence. */
export const settledText = (detail: ContractChangeDetail): { title: string; text: string } => {
  const { answered, needs_answer: needsAnswer, answer_by: answerBy } = detail
  if (answered === null) {
    return needsAnswer
      ? {
          title: 'La date de réponse est passée',
          text: `Elle était le ${formatLongDate(answerBy)}. Un mail te dit la suite.`,
        }
      : {
          title: 'Il n’y a rien à répondre',
          text: 'Ce changement de prix suit la formule de ton contrat, à jour dans ton espace.',
        }
  }
  const silent = answered.is_silence ? 'Sans réponse\u00a0: ' : 'C’est noté\u00a0: '
  if (answered.answer === 'accept') {
    return {
      title: `${silent}la modification est acceptée`,
      text: 'Ton contrat à jour est dans ton espace et dans ta boîte mail.',
    }
  }
  if (answered.answer === 'terminate') return { title: `${silent}ton contrat prend fin`, text: refundText(answered) }
  if (answered.answer === 'move') {
    const days = formatDays({ start: detail.departure_start, end: detail.departure_end })
    return { title: `${silent}une autre date`, text: `Tu pars ${days}. Ce que tu avais réglé suit.` }
  }
  return {
    title: 'Cette modification ne te concerne plus',
    text: 'Ta réservation a changé depuis\u00a0: elle se lit dans ton espace.',
  }
}

const refundText = ({ refund, refund_by: by }: NonNullable<ContractChangeDetail['answered']>): string =>
  refund !== null && refund > 0
    ? `Nous te rendons ${formatPrice(refund)}, le ${formatLongDate(by)} au plus tard.`
    : 'Il n’y a rien à te rendre.'
