import { isFarFromDemand, tripDemand } from './trip-demand'

type Typed = {
  level?: unknown
  days?: Array<{ hours?: number | null; ascent_m?: number | null }> | null
  stages?: Array<{ elevation_m?: number | null }> | null
}

/** What the programme of an expedition asks, and whether its typed level is far from it. */
export const expeditionDemand = ({ level, days, stages }: Typed): { demand: number | null; isFar: boolean } => {
  const heights = (stages ?? []).flatMap(({ elevation_m: height }) => (typeof height === 'number' ? [height] : []))
  const demand = tripDemand({ days: days ?? [], highest: heights.length > 0 ? Math.max(...heights) : null })
  return { demand, isFar: typeof level === 'number' && isFarFromDemand({ level, demand }) }
}
