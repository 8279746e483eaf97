import { formatNumber } from '@/domain/text/price'
import { formatCount } from '@/domain/text/plural'

const NBSP = '\u00a0'

/** `23 kg`, rounded to the kilo; under half a kilo says so. */
export const formatKg = (grams: number): string => {
  const kg = Math.round(grams / 1000)
  return kg === 0 && grams > 0 ? `moins d’un${NBSP}kg` : `${formatNumber(kg)}${NBSP}kg`
}

/** `entre 18 et 28 kg`, or one figure where both round to it. */
export const formatKgRange = ({ low, high }: { low: number; high: number }): string => {
  const [least, most] = [low, high].map((grams) => Math.round(grams / 1000))
  return least === most ? formatKg(high) : `entre ${formatNumber(least ?? 0)} et ${formatKg(high)}`
}

/** `5 h 10`, `45 min`, `2 h`; minutes in, whole minutes out. */
export const formatMinutes = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${String(rest)}${NBSP}min`
  return rest === 0 ? `${String(hours)}${NBSP}h` : `${String(hours)}${NBSP}h${NBSP}${String(rest).padStart(2, '0')}`
}

/** `direct`, `2 changements`; null where nobody read it. */
export const formatChanges = (changes: number | null): string | null =>
  changes === null ? null : changes === 0 ? 'direct' : formatCount(changes, 'changement')

/** The figure of a trip in its two named parts, in grams: « 6 kg aller-retour, 23 kg séjour compris »; without the stay where that is not told. */
export const figureSentence = ({ trip_g, stay_g }: { trip_g: number; stay_g: number | null }): string =>
  [
    `${formatKg(trip_g)} aller-retour`,
    ...(stay_g === null ? [] : [`${formatKg(trip_g + stay_g)} séjour compris`]),
  ].join(', ')
