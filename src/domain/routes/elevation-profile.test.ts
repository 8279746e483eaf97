import { describe, expect, it } from 'vitest'
import { buildElevationProfile, dayAt, elevationAt, positionAt } from './elevation-profile'
import type { RoutePosition } from './route'

const start: RoutePosition = [5, 45, 1000]
const hut: RoutePosition = [5, 45.1, 1500]
const summit: RoutePosition = [5, 45.2, 2300]
const valley: RoutePosition = [5, 45.3, 600]

const crossing = () => {
  const profile = buildElevationProfile({
    parts: [[start, hut, summit, valley]],
    places: [
      { day: null, position: start },
      { day: 1, position: hut },
      { day: 2, position: valley },
    ],
    announcedKm: 60,
  })
  if (!profile) throw new Error('a crossing has a profile')
  return profile
}

describe('elevation profile', () => {
  it('measures the drawn line when no distance is announced', () => {
    const profile = buildElevationProfile({ parts: [[start, hut]], places: [], announcedKm: null })
    expect(profile?.totalKm).toBeCloseTo(11.12, 1)
  })

  it('stretches the drawn line to the announced distance', () => {
    expect(crossing().totalKm).toBeCloseTo(60)
    expect(crossing().points.map(({ km }) => Math.round(km))).toEqual([0, 20, 40, 60])
  })

  it('knows the start, the end, the highest and the lowest point', () => {
    const { start: first, end, highest, lowest } = crossing()
    expect([first, end, highest, lowest].map(({ elevation }) => elevation)).toEqual([1000, 600, 2300, 600])
  })

  it('starts each day where the one before ended', () => {
    expect(crossing().days.map(({ last, fromKm, toKm }) => [last, Math.round(fromKm), Math.round(toKm)])).toEqual([
      [1, 0, 20],
      [2, 20, 60],
    ])
  })

  it('ends each day of a base camp at its own return', () => {
    const profile = buildElevationProfile({
      parts: [[hut, start, hut, summit, hut]],
      places: [
        { day: null, position: hut },
        { day: 1, position: hut },
        { day: 2, position: hut },
      ],
      announcedKm: 40,
    })
    expect(profile?.days.map(({ toKm }) => Math.round(toKm))).toEqual([20, 40])
  })

  it('walks nothing on a day that ends at the start', () => {
    const profile = buildElevationProfile({
      parts: [[start, hut, valley]],
      places: [
        { day: 1, position: start },
        { day: 2, position: valley },
      ],
      announcedKm: null,
    })
    expect(profile?.days.map(({ first, last }) => [first, last])).toEqual([[2, 2]])
  })

  it('keeps together the days between two known evenings', () => {
    const profile = buildElevationProfile({
      parts: [[start, hut, summit, valley]],
      places: [
        { day: 1, position: hut },
        { day: 4, position: valley },
      ],
      announcedKm: null,
    })
    expect(profile?.days.map(({ first, last }) => [first, last])).toEqual([
      [1, 1],
      [2, 4],
    ])
  })

  it('ends a day at the nearest point when the line passes beside its place', () => {
    const beside: RoutePosition = [5.004, 45.19, 2200]
    const profile = buildElevationProfile({
      parts: [[start, hut, summit, valley]],
      places: [
        { day: 1, position: beside },
        { day: 2, position: valley },
      ],
      announcedKm: 60,
    })
    expect(profile?.days.map(({ toKm }) => Math.round(toKm))).toEqual([40, 60])
  })

  it('leaves out a place that comes after the end of the line', () => {
    const profile = buildElevationProfile({
      parts: [[start, hut]],
      places: [
        { day: 1, position: hut },
        { day: 2, position: valley },
      ],
      announcedKm: null,
    })
    expect(profile?.days.map(({ last }) => last)).toEqual([1])
  })

  it('gives nothing for a route of one point', () => {
    expect(buildElevationProfile({ parts: [[start]], places: [], announcedKm: 10 })).toBeNull()
    expect(buildElevationProfile({ parts: [[start, start]], places: [], announcedKm: 10 })).toBeNull()
  })

  it('reads elevation, place and day between two points, and at the ends', () => {
    const profile = crossing()
    const parts = [[start, hut, summit, valley]]
    expect(elevationAt({ profile, km: 10 })).toBe(1250)
    expect(elevationAt({ profile, km: -5 })).toBe(1000)
    expect(elevationAt({ profile, km: 80 })).toBe(600)
    expect(positionAt({ profile, parts, km: 30 })?.[1]).toBeCloseTo(45.15)
    expect([5, 20, 21, 90].map((km) => dayAt({ profile, km })?.last)).toEqual([1, 1, 2, 2])
  })

  it('walks nothing between two parts, and reads no place between them', () => {
    const parts = [
      [start, hut],
      [summit, valley],
    ]
    const profile = buildElevationProfile({ parts, places: [], announcedKm: null })
    if (!profile) throw new Error('two parts have a profile')
    expect(profile.totalKm).toBeCloseTo(2 * 11.12, 1)
    expect(profile.points.map(({ starts }) => starts ?? false)).toEqual([false, false, true, false])
    expect(positionAt({ profile, parts, km: 11 })?.[1]).toBeCloseTo(45.1, 2)
    expect(positionAt({ profile, parts, km: 11.3 })?.[1]).toBeCloseTo(45.2, 2)
  })
})
