import type { WayMode } from './way'

/** The figure of a trip in short: from which town, how one comes, grams there and back per person, and on site (null where that is not told). */
export type BriefFigure = { from: string; mode: WayMode; trip_g: number; stay_g: number | null }

type Figure = {
  from: { name: string }
  ways: ReadonlyArray<{ mode: WayMode; grams: number }>
  stay: { grams: number } | null
}

/** A figure in short, by its first way; null where no way is told. */
export const briefFigure = ({ from, ways, stay }: Figure): BriefFigure | null => {
  const [way] = ways
  return way ? { from: from.name, mode: way.mode, trip_g: way.grams, stay_g: stay?.grams ?? null } : null
}
