import type { CarbonFactors } from '@/contract/carbon'
import { UNIT_WORDS } from '@/domain/carbon/factor-words'
import { toCsv } from '@/domain/text/to-csv'

const HEAD = [
  ...['Clé', 'Facteur', 'Ce que ça contient', 'Unité', 'g CO₂e par unité', 'Au moins', 'Au plus', 'Source', 'Version'],
  ...['Relevé le', 'À partir du', 'En vigueur', 'Pourquoi'],
]

/** Every dated factor as a file for a spreadsheet, in grams. */
export const factorLines = ({ factors }: CarbonFactors): string =>
  toCsv([
    HEAD,
    ...factors.map((factor) => [
      ...[factor.key, factor.label, factor.note, UNIT_WORDS[factor.unit]],
      ...[factor.mg, factor.low_mg, factor.high_mg].map((mg) => String(mg / 1000).replace('.', ',')),
      ...[factor.source, factor.version, factor.read_on, factor.effective_from],
      ...[factor.is_in_force ? 'oui' : 'non', factor.reason],
    ]),
  ])
