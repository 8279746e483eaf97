import { describe, expect, it } from 'vitest'
import { crowKm } from '@/domain/carbon/distance'
import { estimatedKm, REACH_HOURS, trainReach } from './train-reach'

const LYON = { lat: 45.764, lon: 4.8357 }
const AVIGNON = { lat: 43.949, lon: 4.806 }

/** Kilometres from Lyon at each corner of each ring; the corners begin in the north and turn with the clock. */
const radii = (places: Parameters<typeof trainReach>[0]['places']) =>
  trainReach({ from: LYON, places }).map((ring) => ring.map(([lon, lat]) => crowKm(LYON, { lat, lon })))
const SOUTH = 36

describe('the reach by train', () => {
  it('goes as far as the classes of an estimated way', () => {
    // 80 km in 69 minutes, then a change and 91 minutes at 110 km/h, all of it 1.2 times the crow's.
    expect(estimatedKm(60)).toBeCloseTo(70 / 1.2, 5)
    expect(estimatedKm(185.714)).toBeCloseTo((80 + ((185.714 - 68.5714 - 25) * 110) / 60) / 1.2, 3)
    expect(estimatedKm(75)).toBeCloseTo(80 / 1.2, 5)
  })

  it('is a closed ring for each of its hours, round where no time is known', () => {
    const rings = radii([])
    expect(rings).toHaveLength(REACH_HOURS.length)
    rings.forEach((ring, place) => {
      const km = estimatedKm((REACH_HOURS[place] ?? 0) * 60)
      for (const radius of ring) expect(radius).toBeCloseTo(km, 3)
    })
    const [ring] = trainReach({ from: LYON, places: [] })
    expect(ring?.at(-1)).toEqual(ring?.[0])
  })

  it('goes farther where a time shows a fast train, and not elsewhere', () => {
    const [plain, fast] = [radii([]), radii([{ ...AVIGNON, minutes: 70 }])]
    expect(fast[0]?.[SOUTH]).toBeGreaterThan((plain[0]?.[SOUTH] ?? 0) * 1.2)
    expect(fast[0]?.[0]).toBeCloseTo(plain[0]?.[0] ?? 0, 0)
  })

  it('goes less far where a time shows a slow one', () => {
    const slow = radii([{ ...AVIGNON, minutes: 420 }])
    expect(slow[0]?.[SOUTH]).toBeLessThan((radii([])[0]?.[SOUTH] ?? 0) * 0.8)
  })

  it('holds what is nearer, whatever the times say', () => {
    const rings = radii([
      // Due south: quick at 450 km, slow at 950.
      { lat: 41.7, lon: 4.84, minutes: 150 },
      { lat: 37.2, lon: 4.84, minutes: 3000 },
    ])
    for (const place of (rings[0] ?? []).keys()) {
      expect(rings[1]?.[place]).toBeGreaterThanOrEqual((rings[0]?.[place] ?? 0) - 1e-6)
      expect(rings[2]?.[place]).toBeGreaterThanOrEqual((rings[1]?.[place] ?? 0) - 1e-6)
    }
  })

  it('leaves what is next to the town', () => {
    expect(radii([{ lat: 45.77, lon: 4.84, minutes: 300 }])).toEqual(radii([]))
  })
})
