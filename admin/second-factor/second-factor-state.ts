import type { SecondFactorState } from '@/contract/second-factor'

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const FEW_CODES = 3

/** One sentence or two on a second factor: since when, and the recovery codes that remain. */
export const describeState = ({ since, recovery_codes_left: left, is_required }: SecondFactorState): string => {
  if (!since) return is_required ? 'Elle est inactive, et l’agence la demande à toute l’équipe.' : 'Elle est inactive.'
  const codes = left === 0 ? 'plus aucun code de secours' : `${String(left)} code${left > 1 ? 's' : ''} de secours`
  const advice = left <= FEW_CODES ? ' Demandes-en de nouveaux.' : ''
  return `Active depuis le ${DAY.format(new Date(since))}. Il reste ${codes}.${advice}`
}
