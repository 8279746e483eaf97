import type { ExpeditionCarbon } from '@/contract/carbon'

type Way = ExpeditionCarbon['ways'][number]

/** A way as a chart draws it: its bar, and the ends of what is not known, in percent of the widest end. */
export type DrawnWay = { way: Way; bar: number; low: number; high: number; isLightest: boolean }

/** One scale from zero for all the ways, up to the highest end of their ranges. */
export const drawWays = (ways: Way[]): DrawnWay[] => {
  const widest = Math.max(1, ...ways.map(({ high }) => high))
  const lightest = Math.min(...ways.map(({ grams }) => grams))
  const share = (grams: number) => Math.round((grams / widest) * 1000) / 10
  return ways.map((way) => ({
    way,
    bar: share(way.grams),
    low: share(way.low),
    high: share(way.high),
    isLightest: way.grams === lightest,
  }))
}

type StayLine = NonNullable<ExpeditionCarbon['stay']>['lines'][number]

const PARTS = [
  { kind: 'meal', name: 'Les repas', color: 'var(--color-fir-600)' },
  { kind: 'night', name: 'Les nuits', color: 'var(--color-lichen-400)' },
  { kind: 'transfer', name: 'Les transports', color: 'var(--color-glacier-500)' },
  { kind: 'guide', name: 'Ta part du guide', color: 'var(--color-fir-300)' },
  { kind: 'margin', name: 'La marge, pour ce qu’on n’a pas compté', color: 'var(--color-line-strong)' },
] as const

export type StayPart = { name: string; color: string; grams: number; share: number; detail: string }

/** A stay by its parts, the heaviest first and the margin last; `share` in percent of the whole. */
export const stayParts = (lines: StayLine[]): StayPart[] => {
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  const parts = PARTS.flatMap(({ kind, name, color }) => {
    const own = lines.filter((line) => line.kind === kind)
    const grams = own.reduce((sum, line) => sum + line.grams, 0)
    if (grams === 0) return []
    const detail = kind === 'guide' || kind === 'margin' ? '' : own.map(detailOf).join(', ')
    return [{ kind, name, color, grams, share: Math.round((grams / total) * 1000) / 10, detail }]
  })
  return parts.toSorted((a, b) => Number(a.kind === 'margin') - Number(b.kind === 'margin') || b.grams - a.grams)
}

const detailOf = ({ kind, label, quantity }: StayLine): string =>
  kind === 'transfer'
    ? `${label}, ${String(Math.round(quantity))}\u00a0km`
    : `${String(quantity)}\u00a0× ${label.toLowerCase()}`

const TOTALS = [
  { mode: 'train', words: 'En train' },
  { mode: 'car_3', words: 'En voiture, à trois' },
  { mode: 'plane', words: 'En avion' },
  { mode: 'car_1', words: 'En voiture, en solo' },
] as const

/** A way with the stay, the parts of its bar in percent of the heaviest. */
export type DrawnTotal = { way: Way; words: string; grams: number; trip: number; onSite: number }

/** Up to three ways with the stay: by train, shared, and by plane, or alone in a car where nobody flies. */
export const drawTotals = (ways: Way[], stay: { grams: number }): DrawnTotal[] => {
  const shown = TOTALS.flatMap(({ mode, words }) => {
    const way = ways.find((one) => one.mode === mode)
    return way ? [{ way, words, grams: way.grams + stay.grams }] : []
  }).slice(0, 3)
  const widest = Math.max(1, ...shown.map(({ grams }) => grams))
  const share = (grams: number) => Math.round((grams / widest) * 1000) / 10
  return shown.map((total) => ({ ...total, trip: share(total.way.grams), onSite: share(stay.grams) }))
}
