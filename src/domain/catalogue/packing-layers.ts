const WARM_MONTHS = new Set([6, 7, 8, 9])
const COLD_MONTHS = new Set([11, 12, 1, 2, 3, 4])
/** From there on nights are cold in every season. */
const HIGH_M = 2000
/** From there on snow and wind are of every season. */
const VERY_HIGH_M = 3000

/**
 * What one wears whatever the weather turns out to be, by the month of the first day, the highest place of the trip in
 * metres, null where it is not known: no forecast holds for a week.
 */
export const packingLayers = ({ startsOn, highestM }: { startsOn: string; highestM: number | null }): string[] => {
  const month = Number(startsOn.slice(5, 7))
  const height = highestM ?? 0
  const isCold = COLD_MONTHS.has(month) || height >= VERY_HIGH_M
  const isWarm = WARM_MONTHS.has(month) && height < HIGH_M
  const warm = isCold
    ? 'Une couche chaude de plus que ce que tu crois\u00a0: doudoune, bonnet, deux paires de gants.'
    : isWarm
      ? 'Une polaire légère\u00a0: les soirées fraîchissent, même l’été.'
      : 'Une doudoune ou une grosse polaire, un bonnet et des gants fins.'
  return [
    'Une première couche qui sèche vite, et une de rechange\u00a0: pas de coton.',
    warm,
    'Une veste imperméable et coupe-vent, même si le ciel est bleu.',
    isWarm || height >= HIGH_M
      ? 'De quoi te protéger du soleil\u00a0: lunettes, chapeau, crème.'
      : 'Des lunettes de soleil et de la crème\u00a0: la lumière d’hiver et de mi-saison brûle aussi.',
  ]
}
