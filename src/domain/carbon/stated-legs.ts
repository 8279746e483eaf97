import type { StatedLeg, StatedMode } from './access'
import type { FactorKey, Factors } from './factor'
import { legOf, type Leg } from './leg'

const COUNTED_AS: Record<Exclude<StatedMode, 'walk' | 'bus'>, FactorKey> = {
  train_abroad: 'train_abroad',
  train_tgv: 'train_tgv',
  train_intercites: 'train_intercites',
  train_ter: 'train_ter',
  coach: 'coach',
  minibus: 'car',
  ferry: 'ferry_seat',
}

/** A bus that goes farther leads from one town to another: it is a coach, whatever its line is called. */
export const CITY_BUS_KM = 15

/** What a bus is counted with: that of a town, or a coach. */
export const busFactor = (km: number): 'bus' | 'coach' => (km > CITY_BUS_KM ? 'coach' : 'bus')

/** Who shares a shuttle, where nobody counted them. */
export const SHUTTLE_OCCUPANTS = 4

const KM_PER_HOUR: Record<StatedMode, number> = {
  train_abroad: 90,
  train_tgv: 200,
  train_intercites: 110,
  train_ter: 70,
  coach: 60,
  bus: 30,
  minibus: 50,
  ferry: 33,
  walk: 5,
}

/** The stretches that the staff state, a walk being none; a ferry is a seat on it. */
export const statedLegs = ({ factors, stated }: { factors: Factors; stated: StatedLeg[] }): Leg[] =>
  stated.flatMap((leg) => {
    if (leg.mode === 'walk') return []
    const { label, km, is_measured } = leg
    const occupants = leg.mode === 'minibus' ? SHUTTLE_OCCUPANTS : undefined
    return [
      legOf(factors, {
        label,
        km,
        is_measured,
        factor: factorOf(leg.mode, km),
        occupants,
        minutes: statedMinutes(leg),
      }),
    ]
  })

const factorOf = (mode: Exclude<StatedMode, 'walk'>, km: number): FactorKey =>
  mode === 'bus' ? busFactor(km) : COUNTED_AS[mode]

/** Minutes of a stated stretch: those read, or by the usual speed. */
export const statedMinutes = ({ mode, km, minutes }: StatedLeg): number =>
  minutes ?? Math.ceil((km * 60) / KM_PER_HOUR[mode === 'bus' ? busFactor(km) : mode])
