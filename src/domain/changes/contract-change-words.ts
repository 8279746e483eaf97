import { formatDateRange, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import type { ChangeSilence, RevisionCause } from './contract-change'

/** How each cause of a revision is called. */
export const CAUSE_LABELS: Record<RevisionCause, string> = {
  fuel: 'Carburant',
  taxes: 'Taxes et redevances',
  currency: 'Monnaies',
}

type Days = { start: string; end: string }

/** What a cause of a revision did: « Carburant, 12 % du prix : 1,6 au contrat, 1,76 aujourd’hui, soit 10 % de plus. » */
export const causeText = ({
  cause,
  from,
  to,
  share_percent: share,
}: {
  cause: RevisionCause
  from: number
  to: number
  share_percent: number
}): string =>
  `${CAUSE_LABELS[cause]}, ${number(share)}\u00a0% du prix\u00a0: ${number(from)} au contrat, ${number(to)} aujourd’hui, soit ${differenceText((to / from - 1) * 100)}.`

/** « 10 % de plus » */
export const differenceText = (percent: number): string => {
  const rounded = Math.round(Math.abs(percent) * 10) / 10
  if (rounded === 0) return 'rien de changé'
  return `${number(rounded)}\u00a0% de ${percent > 0 ? 'plus' : 'moins'}`
}

/** What a contract cost and what it would cost, in euros. */
export const changedPriceText = ({
  total_before: before,
  total_after: after,
  change_percent: percent,
}: {
  total_before: number
  total_after: number
  change_percent: number
}): string =>
  before === after
    ? `Le prix reste de ${formatPrice(before)}.`
    : `Le prix passe de ${formatPrice(before)} à ${formatPrice(after)}, soit ${differenceText(percent)}.`

/** The days of before and of after. */
export const changedDaysText = ({ was, becomes }: { was: Days; becomes: Days }): string =>
  `Prévu ${formatDateRange(was).toLowerCase()}, maintenant ${formatDateRange(becomes).toLowerCase()}.`

const SILENCES: Record<ChangeSilence, string> = {
  terminate: 'ton contrat prend fin et tout ce que tu as réglé t’est rendu',
  accept: 'la modification est acceptée et ton voyage continue',
}

/** What no answer means, by the text that the contract goes by. */
export const silenceText = ({
  answer_by: answerBy,
  silence,
  text_version: version,
}: {
  answer_by: string
  silence: ChangeSilence
  text_version: string
}): string =>
  `Sans réponse le ${formatLongDate(answerBy)} à minuit, ${SILENCES[silence]}\u00a0: c’est ce que dit le texte « Modification du prix ou du voyage », version ${version}.`

const number = (value: number): string => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 }).format(value)
