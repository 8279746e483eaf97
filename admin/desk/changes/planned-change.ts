import type { PlannedChange } from '@/contract/contract-changes'
import { REVISION_CAUSES, type ChangeKind, type RevisionCause } from '@/domain/changes/contract-change'
import { parseEuros } from '../../components/parse-euros'

/** What is typed in the wizard, as it is typed. */
export type TypedChange = {
  kind: ChangeKind
  reservationId: number | null
  justification: string
  values: Record<RevisionCause, { from: string; to: string }>
  was: string
  becomes: string
  start: string
  end: string
  /** Euros by traveler, below zero when they pay less. */
  difference: string
  offersDates: boolean
  answerBy: string
}

export const BLANK_CHANGE: TypedChange = {
  ...{ kind: 'price', reservationId: null, justification: '', was: '', becomes: '', start: '', end: '' },
  ...{ difference: '', offersDates: true, answerBy: '' },
  values: { fuel: { from: '', to: '' }, taxes: { from: '', to: '' }, currency: { from: '', to: '' } },
}

type Read = { plan: PlannedChange; missing: null } | { plan: null; missing: string }

/** The change that is typed, or what is still missing of it, in words. */
export const readTypedChange = (typed: TypedChange): Read => {
  const { kind, reservationId, answerBy } = typed
  const justification = typed.justification.trim()
  if (justification.length < 3) return missing('Écris d’abord pourquoi\u00a0: c’est dans chaque mail.')
  const shared = {
    justification,
    ...(reservationId !== null && { reservation_id: reservationId }),
    ...(answerBy !== '' && { answer_by: answerBy }),
  }
  if (kind === 'price') {
    const variations = REVISION_CAUSES.flatMap((cause) => {
      const [from, to] = [numberOf(typed.values[cause].from), numberOf(typed.values[cause].to)]
      return from !== null && to !== null ? [{ cause, from, to }] : []
    })
    return variations.length === 0
      ? missing('Donne les deux valeurs d’une cause au moins\u00a0: au contrat, et aujourd’hui.')
      : { plan: { kind, ...shared, variations }, missing: null }
  }
  const [was, becomes] = [typed.was.trim(), typed.becomes.trim()]
  if (was.length < 3 || becomes.length < 3) return missing('Écris ce qui était prévu, et ce qui le remplace.')
  if ((typed.start === '') !== (typed.end === ''))
    return missing('Donne le premier et le dernier jour, ou aucun des deux.')
  const cents = differenceOf(typed.difference)
  if (cents === null) return missing('La différence de prix est un nombre d’euros, comme −20 ou 35,50.')
  return {
    plan: {
      ...{ kind, ...shared, was, becomes, traveler_cents: cents, offers_dates: typed.offersDates },
      ...(typed.start !== '' && { days: { start: typed.start, end: typed.end } }),
    },
    missing: null,
  }
}

const missing = (words: string): Read => ({ plan: null, missing: words })

const numberOf = (text: string): number | null => {
  const value = Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}

const differenceOf = (text: string): number | null => {
  const typed = text.trim()
  if (typed === '') return 0
  const cents = parseEuros(typed.replace(/^[-−+]\s*/, ''))
  return cents === null ? null : /^[-−]/.test(typed) ? -cents : cents
}
