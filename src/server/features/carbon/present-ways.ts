import type { ExpeditionCarbon } from '@/contract/carbon'
import type { FactorKey, Factors } from '@/domain/carbon/factor'
import { WAY_NAMES, type Way } from '@/domain/carbon/way'

/** A factor as answers quote it, without its row. */
export const factorUsed = (factors: Factors, key: FactorKey) => {
  const { id: _, ...factor } = factors.of[key]
  return factor
}

/** Ways as answers have them: named, each leg with the factor that it is counted with. */
export const presentWays = (ways: Way[], factors: Factors): ExpeditionCarbon['ways'] =>
  ways.map((way) => ({
    ...way,
    name: WAY_NAMES[way.mode],
    legs: way.legs.map((leg) => ({ ...leg, factor: factorUsed(factors, leg.factor) })),
  }))
