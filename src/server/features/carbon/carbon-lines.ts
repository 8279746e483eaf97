import type { ExpeditionCarbon } from '@/contract/carbon'
import { UNIT_WORDS } from '@/domain/carbon/factor-words'
import { toCsv } from '@/domain/text/to-csv'

const HEAD = [
  ...['Ville', 'Méthode', 'Partie', 'Ligne', 'Quantité', 'Distance', 'Facteur', 'g CO₂e par unité', 'Unité'],
  ...['Source', 'Version', 'Partagé par', 'g CO₂e', 'Au moins', 'Au plus', 'Minutes'],
]

type Way = ExpeditionCarbon['ways'][number]
type Stay = NonNullable<ExpeditionCarbon['stay']>
type Grams = { grams: number; low: number; high: number }
type Cell = string | number | null

/** A figure as a file for a spreadsheet: each leg one way, each line of the stay, and what they add up to. */
export const carbonLines = ({ from, version, ways, stay }: ExpeditionCarbon): string =>
  toCsv([
    HEAD,
    ...[...ways.flatMap(wayRows), ...(stay ? stayRows(stay) : [])].map((row) => [from.name, version, ...row]),
  ])

const wayRows = (way: Way): Cell[][] => [
  ...way.legs.map((leg) => [
    ...[way.name, leg.label, decimal(leg.km), leg.is_measured ? 'relevée' : 'estimée'],
    ...factorCells(leg.factor),
    ...[leg.occupants, ...gramCells(leg), leg.minutes],
  ]),
  [way.name, 'Aller-retour par personne, deux fois les lignes ci-dessus', ...blanks(8), ...gramCells(way), way.minutes],
]

const stayRows = (stay: Stay): Cell[][] => [
  ...stay.lines.map((line) => [
    ...['Sur place', line.label, decimal(line.quantity), null],
    ...factorCells(line.factor),
    ...[null, ...gramCells(line), null],
  ]),
  ['Sur place', 'Séjour par personne', ...blanks(8), ...gramCells(stay), null],
]

const blanks = (count: number): null[] => Array.from({ length: count }, () => null)

const gramCells = ({ grams, low, high }: Grams): Cell[] => [grams, low, high]

const factorCells = (factor: Way['legs'][number]['factor'] | null): Cell[] =>
  factor ? [factor.label, decimal(factor.mg / 1000), UNIT_WORDS[factor.unit], factor.source, factor.version] : blanks(5)

const decimal = (value: number): string => String(value).replace('.', ',')
