import type { FeeStep } from './cancellation'

type Row = Partial<{ [Name in keyof FeeStep]: FeeStep[Name] | null }>

const WHOLE = 'Un nombre entier'

/**
 * What keeps rows from being a table of cancellation fees, in French: each step is nearer to the departure and refunds less than
 * the one before, and the last holds until the departure.
 */
export const feeTableFaults = (rows: readonly Row[]): string[] => {
  if (rows.length === 0) return ['Ajoute au moins une étape.']
  return [
    ...rows.flatMap((row, index) => stepFaults({ row, previous: rows[index - 1], rank: index + 1 })),
    ...(rows.at(-1)?.days_before === 0 ? [] : ['La dernière étape va jusqu’au départ\u00a0: mets-lui 0 jour.']),
  ]
}

const stepFaults = ({ row, previous, rank }: { row: Row; previous: Row | undefined; rank: number }): string[] => {
  const step = `Étape ${String(rank)}\u00a0:`
  const { days_before: days, refund_percent: percent } = row
  if (!isWithin(days, 365)) return [`${step} ${WHOLE} de jours, de 0 à 365.`]
  if (!isWithin(percent, 100)) return [`${step} ${WHOLE} pour la part remboursée, de 0 à 100\u00a0%.`]
  const { days_before: farther, refund_percent: more } = previous ?? {}
  return [
    ...(isWithin(farther, 365) && days >= farther
      ? [`${step} plus près du départ que la précédente, moins de ${String(farther)} jours.`]
      : []),
    ...(isWithin(more, 100) && percent >= more
      ? [`${step} moins remboursée que la précédente, moins de ${String(more)}\u00a0%.`]
      : []),
  ]
}

const isWithin = (value: number | null | undefined, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
