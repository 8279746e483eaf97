import type { ContentBlock } from '@/contract/content'
import type { FactorUnit } from '@/domain/carbon/factor'
import { carbonVersion } from '@/domain/carbon/factor'
import { formatLongDate } from '@/domain/french-dates'
import { query, queryOne } from '@/server/platform/db/pool'
import { FACTORS_IN_FORCE, FACTORS_NUMBER } from './read-factors'

/** A factor is in grams a kilometre, in kilograms a night or a meal. */
const UNITS: Record<FactorUnit, { name: string; mg: number }> = {
  passenger_km: { name: 'g par km', mg: 1_000 },
  vehicle_km: { name: 'g par km et par véhicule', mg: 1_000 },
  person_night: { name: 'kg par nuit', mg: 1_000_000 },
  meal: { name: 'kg par repas', mg: 1_000_000 },
}

type Row = {
  label: string
  note: string
  unit: FactorUnit
  mg: number
  low_mg: number
  high_mg: number
  source: string
  version: string
  reason: string
  effective_from: string
  is_added: boolean
}

const COLUMNS = /* sql */ `
  f.label, f.note, f.unit, f.value_mg as mg, f.low_mg, f.high_mg, f.source, f.version, f.reason,
  to_char(f.effective_from, 'YYYY-MM-DD') as effective_from, f.author_id is not null as is_added`

/** The factors in force and their versions, as the method's page shows them under what the agency wrote: nobody's name among them. */
export const factorBlocks = async (): Promise<ContentBlock[]> => {
  const [inForce, all, count] = await Promise.all([
    query<Row>(
      `select ${COLUMNS} from (${FACTORS_IN_FORCE}) f order by (select min(o.id) from emission_factors o where o.key = f.key)`,
    ),
    query<Row>(
      `select ${COLUMNS} from emission_factors f where f.author_id is not null order by f.effective_from desc, f.id desc limit 200`,
    ),
    queryOne<{ number: number }>(`select ${FACTORS_NUMBER} as number`),
  ])
  const version = carbonVersion({ number: count?.number ?? 0 })
  return [
    {
      kind: 'table',
      look: 'table',
      id: 'facteurs-en-vigueur',
      title: 'Les facteurs, un par un',
      intro: `Méthode et facteurs en vigueur\u00a0: ${version}. Chaque réservation garde la version de sa commande. Quand deux sources officielles ne disent pas la même chose, la fourchette va de l’une à l’autre.`,
      caption: 'Facteurs d’émission en vigueur',
      columns: ['Ce qu’on compte', 'Valeur', 'Fourchette', 'Ce que ça contient', 'Source'],
      rows: inForce.map((row) => [row.label, valueOf(row), rangeOf(row), row.note, `${row.source}, ${row.version}`]),
      note: 'En équivalent CO₂, fabrication comprise.',
    },
    {
      kind: 'table',
      look: 'table',
      id: 'versions-des-facteurs',
      title: 'Les versions des facteurs',
      intro:
        'Un facteur ne se corrige pas\u00a0: une ligne nouvelle le remplace à partir de son jour, et dit pourquoi.',
      caption: 'Versions des facteurs, la plus récente d’abord',
      columns: ['À partir du', 'Ce qu’on compte', 'Valeur', 'Pourquoi'],
      rows: [
        ...all.map((row) => [formatLongDate(row.effective_from), row.label, valueOf(row), row.reason]),
        ...firstRow(inForce),
      ],
      note: '',
    },
  ]
}

/** One line for those that the method began with. */
const firstRow = (rows: Row[]): string[][] => {
  const first = rows.find(({ is_added }) => !is_added)
  return first ? [[formatLongDate(first.effective_from), 'Tous les autres', '', first.reason]] : []
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })
const amount = ({ unit }: Row, mg: number): string => number.format(mg / UNITS[unit].mg)
const valueOf = (row: Row): string => `${amount(row, row.mg)}\u00a0${UNITS[row.unit].name}`

const rangeOf = (row: Row): string =>
  row.low_mg === row.high_mg ? '–' : `de ${amount(row, row.low_mg)} à ${amount(row, row.high_mg)}`
