import { formatNumber } from '@/domain/text/price'

const NBSP = '\u00a0'

export const ageWords = (age: number | null): string => (age === null ? 'Tous les âges' : `${String(age)}${NBSP}ans`)

/** « 5 à 9 km », or « 8 km » where they are the same. */
export const rangeWords = ({ range: [from, to], unit }: { range: readonly [number, number]; unit: string }): string =>
  from === to ? `${formatNumber(from)}${NBSP}${unit}` : `${formatNumber(from)} à ${formatNumber(to)}${NBSP}${unit}`

/** « Gîte ou bivouac ». */
export const nightWords = (nights: readonly string[]): string =>
  nights.map((night, index) => (index === 0 ? night : night.toLocaleLowerCase('fr'))).join(' ou ')
