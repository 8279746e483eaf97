import { MODE_NAMES, type StatedMode } from './access'
import type { FactorKey, Factors } from './factor'
import { legOf } from './leg'
import { SHUTTLE_OCCUPANTS, statedLegs } from './stated-legs'
import { sum } from './way'

export const NIGHT_KINDS = ['hotel', 'guesthouse', 'rental', 'hostel', 'refuge', 'camping', 'boat'] as const
export type NightKind = (typeof NIGHT_KINDS)[number]
export const NIGHT_NAMES: Record<NightKind, string> = {
  hotel: 'Hôtel',
  guesthouse: 'Chambre d’hôtes ou chez l’habitant',
  rental: 'Gîte ou chalet',
  hostel: 'Auberge',
  refuge: 'Refuge ou cabane',
  camping: 'Tente ou bivouac',
  boat: 'Bateau',
}

export const MEAL_KINDS = [
  'breakfast',
  'vegan',
  'vegetarian',
  'white_meat',
  'red_meat',
  'oily_fish',
  'white_fish',
] as const
export type MealKind = (typeof MEAL_KINDS)[number]
export const MEAL_NAMES: Record<MealKind, string> = {
  breakfast: 'Petit déjeuner',
  vegan: 'Repas végétalien',
  vegetarian: 'Repas végétarien',
  white_meat: 'Repas avec viande blanche',
  red_meat: 'Repas avec viande rouge',
  oily_fish: 'Repas avec poisson gras',
  white_fish: 'Repas avec poisson blanc',
}

/** What a traveler has on site; transfers in kilometres in all, the guide's own in kilometres by car, there and back. */
export type Stay = {
  days: number
  nights: Array<{ kind: NightKind; count: number }>
  meals: Array<{ kind: MealKind; count: number }>
  transfers: Array<{ mode: StatedMode; label: string; km: number; occupants: number | null }>
  guide_km: number
  /** The group midway between its fewest and its most: they share the guide. */
  travelers: number
}

export type StayKind = 'night' | 'meal' | 'transfer' | 'guide' | 'margin'

/** A line of what a stay emits per person, in grams; `quantity` is in nights, meals or kilometres. */
export type StayLine = {
  kind: StayKind
  label: string
  quantity: number
  factor: FactorKey | null
  grams: number
  low: number
  high: number
}

export type StayFigure = { lines: StayLine[]; grams: number; low: number; high: number; per_day: number }

/** What nobody counted: gas, gear, what is bought on the way. Its line stands apart. */
export const STAY_MARGIN = 0.15

/** What a stay emits per person, line by line; its total is their sum, the margin being the last. */
export const stayFigure = ({ stay, factors }: { stay: Stay; factors: Factors }): StayFigure => {
  const own = [
    ...stay.nights.map(({ kind, count }) => counted(factors, 'night', NIGHT_NAMES[kind], `night_${kind}`, count)),
    ...stay.meals.map(({ kind, count }) => counted(factors, 'meal', MEAL_NAMES[kind], `meal_${kind}`, count)),
  ]
  const shared = [...own, ...stay.transfers.flatMap((transfer) => transferLines(factors, transfer))]
  const lines = [...shared, ...guideLines({ stay, factors, own })].filter(({ grams }) => grams > 0)
  const all = [...lines, ...marginOf(lines)]
  const grams = sum(all, (line) => line.grams)
  return {
    lines: all,
    grams,
    low: sum(all, ({ low }) => low),
    high: sum(all, ({ high }) => high),
    per_day: Math.round(grams / Math.max(1, stay.days)),
  }
}

const counted = (
  factors: Factors,
  kind: 'night' | 'meal',
  label: string,
  factor: FactorKey,
  quantity: number,
): StayLine => {
  const { mg, low_mg, high_mg } = factors.of[factor]
  const [low, grams, high] = [low_mg, mg, high_mg].map((each) => Math.round((quantity * each) / 1000))
  return { kind, label, quantity, factor, grams: grams ?? 0, low: low ?? 0, high: high ?? 0 }
}

const transferLines = (factors: Factors, { mode, label, km, occupants }: Stay['transfers'][number]): StayLine[] => {
  const name = label || MODE_NAMES[mode]
  const leg =
    mode === 'minibus'
      ? legOf(factors, {
          label: name,
          km,
          factor: 'car',
          occupants: occupants ?? SHUTTLE_OCCUPANTS,
          is_measured: true,
          minutes: 0,
        })
      : statedLegs({ factors, stated: [{ mode, label: name, km, minutes: null, is_measured: true }] })[0]
  if (!leg) return []
  const { grams, low, high, factor } = leg
  return [{ kind: 'transfer', label: name, quantity: km, factor, grams, low, high }]
}

/** The guide sleeps and eats as the others do, and comes by car: each traveler has a share of it. */
const guideLines = ({ stay, factors, own }: { stay: Stay; factors: Factors; own: StayLine[] }): StayLine[] => {
  const drive = legOf(factors, { label: '', km: stay.guide_km, factor: 'car', is_measured: true, minutes: 0 })
  const share = (read: (line: Pick<StayLine, 'grams' | 'low' | 'high'>) => number): number =>
    Math.round((sum(own, read) + read(drive)) / Math.max(1, stay.travelers))
  return [
    {
      kind: 'guide',
      label: 'Ta part du guide',
      quantity: stay.guide_km,
      factor: null,
      grams: share(({ grams }) => grams),
      low: share(({ low }) => low),
      high: share(({ high }) => high),
    },
  ]
}

const marginOf = (lines: StayLine[]): StayLine[] => {
  if (lines.length === 0) return []
  const part = (read: (line: StayLine) => number) => Math.round(sum(lines, read) * STAY_MARGIN)
  return [
    {
      kind: 'margin',
      label: 'Marge de 15\u00a0%',
      quantity: 0,
      factor: null,
      grams: part(({ grams }) => grams),
      low: part(({ low }) => low),
      high: part(({ high }) => high),
    },
  ]
}
