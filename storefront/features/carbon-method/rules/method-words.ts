import type { CarbonFactors, MethodExample } from '@/contract/carbon'
import { formatFactor } from '@/domain/carbon/factor-words'
import { formatNumber } from '@/domain/text/price'

export type MethodWay = NonNullable<MethodExample>['ways'][number]
export type DatedFactor = CarbonFactors['factors'][number]

/** `1,884 kg`, to the gram, so that lines add up as they are read. */
export const formatExactKg = (grams: number): string =>
  `${(grams / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 3, maximumFractionDigits: 3 })}\u00a0kg`

/** `745 km × 227,6 g ÷ 3, distance estimée`: what the grams of a leg are made of. */
export const legSum = ({ km, factor, occupants, is_measured }: MethodWay['legs'][number]): string =>
  [
    `${formatNumber(km)}\u00a0km × ${formatFactor(factor)}`,
    occupants !== null && ` ÷ ${String(occupants)}`,
    is_measured ? ', distance relevée' : ', distance estimée',
  ]
    .filter((part) => part !== false)
    .join('')

const GROUPS = [
  { title: 'Les trajets', units: ['passenger_km', 'vehicle_km'] },
  { title: 'Les nuits', units: ['person_night'] },
  { title: 'Les repas', units: ['meal'] },
] as const

/** The factors in force, by what they count. */
export const factorGroups = (factors: DatedFactor[]): Array<{ title: string; factors: DatedFactor[] }> =>
  GROUPS.map(({ title, units }) => ({
    title,
    factors: factors.filter(({ unit, is_in_force }) => is_in_force && (units as readonly string[]).includes(unit)),
  })).filter((group) => group.factors.length > 0)

/** What replaced a factor or will, the newest first, and the day and reason of those that the method began with. */
export const factorVersions = (
  factors: DatedFactor[],
): { later: DatedFactor[]; first: Pick<DatedFactor, 'effective_from' | 'reason'> | undefined } => {
  const firsts = new Map(factors.map((factor) => [factor.key, factor]))
  const later = factors.filter((factor) => firsts.get(factor.key) !== factor)
  return {
    later: later.toSorted((a, b) => b.effective_from.localeCompare(a.effective_from)),
    first: [...firsts.values()].toSorted((a, b) => a.effective_from.localeCompare(b.effective_from))[0],
  }
}

const BY: Partial<Record<MethodWay['mode'], string>> = { train: 'en train', night_train: 'en train de nuit' }

/** `par personne, en train depuis Paris`: whose figure the formula ends in. */
export const figureName = ({ way, from }: { way: MethodWay; from: string }): string =>
  ['par personne,', BY[way.mode], `depuis ${from}`].filter(Boolean).join(' ')
