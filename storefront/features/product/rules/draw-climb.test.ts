import { describe, expect, it } from 'vitest'
import type { Climb, ClimbStop } from './climb'
import { drawClimb } from './draw-climb'

const stop = (minute: number, altitude: number | null, place = 'Gare'): ClimbStop => ({
  ...{ minute, time: '8 h', place, altitude, change: '' },
  height: altitude === null ? '' : `${String(altitude)} m`,
})
const ride = (from: number, to: number, ...words: string[]) => ({ from, to, kind: 'ride' as const, words })
const CLIMB: Climb = {
  stops: [stop(0, 0, 'Paris'), stop(200, 200, 'Grenoble'), stop(300, 1000, 'Corrençon')],
  moves: [ride(0, 190, 'TGV'), { from: 190, to: 200, kind: 'wait', words: [] }, ride(200, 300, 'Bus')],
  isWritten: true,
}

const placesOf = (climb: Climb) => drawClimb(climb).dots.slice(0, climb.stops.length)

describe('a climb', () => {
  it('has time across and altitude up, both to scale', () => {
    const [a, b, c] = placesOf(CLIMB)
    if (!a || !b || !c) throw new Error('three stops')
    expect((b.x - a.x) / (c.x - a.x)).toBeCloseTo(2 / 3, 2)
    expect((a.y - b.y) / (a.y - c.y)).toBeCloseTo(0.2, 1)
  })

  it('draws no mountain out of twenty metres', () => {
    const low = { ...CLIMB, stops: [stop(0, 0), stop(300, 20)] }
    const [a, b] = placesOf({ ...low, moves: [ride(0, 300)] })
    expect((a?.y ?? 0) - (b?.y ?? 0)).toBeLessThan(10)
  })

  it('lays a height that nobody knows between its neighbours, at the foot before the first, and says that it is a scheme', () => {
    const [a, b, c] = placesOf({ ...CLIMB, stops: [stop(0, null), stop(200, null), stop(300, 900)] })
    expect([a?.y, b?.y]).toEqual([190, 190])
    expect(c?.y).toBe(74)
    const between = placesOf({ ...CLIMB, stops: [stop(0, 0), stop(150, null), stop(300, 1000)] })
    expect(between[1]?.y).toBe(132)
    expect(drawClimb(CLIMB).isSchematic).toBe(false)
    expect(drawClimb({ ...CLIMB, isWritten: false }).isSchematic).toBe(true)
    expect(drawClimb({ ...CLIMB, stops: [stop(0, null), stop(300, 900)] }).isSchematic).toBe(true)
  })

  it('writes the words of a ride as long as it has room, and tells apart what it has not', () => {
    const words = ['Bus T64 vers Villard-de-Lans puis navette, 1 h 18', 'Bus T64, 1 h 18']
    // The last stop is low, so that its words are not beside it.
    const stops = [...CLIMB.stops.slice(0, 2), stop(300, 0)]
    const { texts, leftOut } = drawClimb({ ...CLIMB, stops, moves: [ride(0, 200, 'TGV'), ride(200, 300, ...words)] })
    expect(texts.filter(({ kind }) => kind === 'ride').map((text) => text.words)).toEqual(['TGV', words[1]])
    expect(leftOut).toEqual([words[0]])
  })

  it('writes no ride over the words of where one arrives', () => {
    const rides = (word: string) =>
      drawClimb({ ...CLIMB, moves: [ride(200, 300, word)] }).texts.filter(({ kind }) => kind === 'ride')
    expect([rides('Bus').length, rides('Bus T64, 1 h 18, 2 arrêts').length]).toEqual([1, 0])
  })

  it('keeps the words of near stops apart, in rows', () => {
    const near = [stop(0, 0, 'Chez toi'), stop(10, 0, 'Paris Gare de Lyon'), stop(20, 0, 'Paris Est'), stop(300, 900)]
    const { texts } = drawClimb({ stops: near, moves: [], isWritten: true })
    const rows = texts.filter(({ kind }) => kind === 'name').map(({ y }) => y)
    expect(new Set(rows.slice(0, 3)).size).toBe(3)
  })

  it('goes beyond the last hour where the walking begins elsewhere', () => {
    const moves = [ride(0, 300), { from: 300, to: 300, kind: 'beyond' as const, words: [] }]
    const [, b, c] = placesOf({ stops: [stop(0, 0), stop(300, 600), stop(300, 1000)], moves, isWritten: true })
    expect((c?.x ?? 0) - (b?.x ?? 0)).toBe(110)
  })
})
