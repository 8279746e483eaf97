import { describe, expect, it } from 'vitest'
import { climbOf } from './climb-of'
import { rideMinutes } from './ride-minutes'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'

const { ways, heights } = buildTripCarbon()
const [way] = ways
if (!heights || !way) throw new Error('the fixture has a way')

const JOURNEY = {
  city: 'Paris',
  duration: '4 h 33',
  legs: [
    { time: '7 h 42', place: 'Paris Gare de Lyon', note: 'TGV INOUI vers Grenoble, 3 h 05' },
    { time: '10 h 57', place: 'Grenoble, gare routière', note: 'Bus T64 vers Villard-de-Lans puis navette, 1 h 18' },
    { time: '12 h 15', place: 'Corrençon-en-Vercors', note: 'Rendez-vous devant l’office' },
  ],
}

const written = (part: Partial<typeof heights> = {}, journey = JOURNEY) =>
  climbOf({ heights: { ...heights, ...part }, journey, way, town: 'Paris' })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ')

describe('the minutes that a note tells', () => {
  it.each([
    ['TGV INOUI vers Grenoble, 3 h 05', 185],
    ['TER direct vers Arles, 49 min', 49],
    ['Train de nuit vers Stockholm, 12 h, cabine', 720],
    ['TER vers Rennes, 1 h 16, puis TGV vers Guingamp', null],
    ['Train de nuit vers Bari', null],
    ['Bus pour Cogne à 15 h 40', null],
  ])('« %s »', (note, minutes) => {
    expect(rideMinutes(note)).toBe(minutes)
  })
})

describe('the climb of a journey that was written', () => {
  it('leaves home on foot, rides, waits for what is left of the time, and arrives at the hour told', () => {
    const climb = written()
    expect(climb?.moves.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['foot', 0, 23],
      ['ride', 23, 208],
      ['wait', 208, 218],
      ['ride', 218, 296],
    ])
    expect(climb?.stops.map(({ place, change }) => [place, plain(change)])).toEqual([
      ['Chez toi', ''],
      ['Paris Gare de Lyon', ''],
      ['Grenoble, gare routière', '10 min pour changer'],
      ['Corrençon-en-Vercors', ''],
    ])
  })

  it('says the heights that are known, a city’s more or less, and no other', () => {
    expect(written()?.stops.map(({ height }) => plain(height))).toEqual(['', 'vers 40 m', '212 m', '1 111 m'])
    const unknown = written({ station: { name: 'Grenoble', altitude: null } })
    expect(unknown?.stops.map(({ altitude }) => altitude)).toEqual([39, 39, null, 1111])
  })

  it('reads no wait between two hours of two zones', () => {
    expect(written({ keeps_paris_time: false })?.moves.map(({ kind }) => kind)).toEqual(['foot', 'ride', 'ride'])
  })

  it('goes on to where the walking begins, when one is met elsewhere', () => {
    const climb = written({ trailhead: { name: 'Pont Valsavarenche', altitude: 1960 } })
    expect(climb?.moves.at(-1)?.kind).toBe('beyond')
    expect(plain(climb?.stops.at(-1)?.height ?? '')).toBe('1 960 m')
  })

  it('passes midnight', () => {
    const [first, , last] = JOURNEY.legs
    if (!first || !last) throw new Error('three legs')
    const legs = [
      { ...first, time: '20 h 52', note: 'Train de nuit' },
      { ...last, time: '7 h 32' },
    ]
    expect(written({}, { ...JOURNEY, legs })?.stops.map(({ minute }) => minute)).toEqual([0, 23, 663])
  })

  it('is not drawn without an hour that can be read, nor where neither station nor trailhead has a height', () => {
    const [first, ...rest] = JOURNEY.legs
    if (!first) throw new Error('three legs')
    expect(written({}, { ...JOURNEY, legs: [{ ...first, time: 'le matin' }, ...rest] })).toBeNull()
    expect(
      written({ station: { name: 'Grenoble', altitude: null }, trailhead: { name: null, altitude: null } }),
    ).toBeNull()
    expect(climbOf({ heights: null, journey: JOURNEY, way, town: 'Paris' })).toBeNull()
  })
})

describe('the climb of an estimate', () => {
  const leg = { ...(way.legs[1] ?? way.legs[0]), occupants: null } as (typeof way.legs)[number]
  const estimate = {
    ...way,
    minutes: 310,
    legs: [
      ...way.legs.slice(0, 1),
      { ...leg, label: 'TER', minutes: 60 },
      leg,
      { ...leg, label: 'Grenoble – Corrençon', minutes: 80 },
    ],
  }
  const climb = climbOf({
    heights: { ...heights, town: null, legs_after: 1 },
    journey: undefined,
    way: estimate,
    town: 'Brest',
  })

  it('is one train as far as the station, for what its hours leave, then the stretches told', () => {
    expect(climb?.moves.map(({ kind, to }) => [kind, to])).toEqual([
      ['foot', 23],
      ['ride', 230],
      ['ride', 310],
    ])
    expect(climb?.moves.map(({ words }) => plain(words[0] ?? ''))).toEqual([
      '',
      'Train, 3 h 30',
      'Grenoble – Corrençon, 1 h 20',
    ])
    expect(climb?.stops.map(({ place, time, height }) => [place, time, height].map(plain))).toEqual([
      ['Brest', '', ''],
      ['Paris Gare de Lyon', 'après 25 min', ''],
      ['Grenoble', 'après 3 h 50', '212 m'],
      ['Corrençon-en-Vercors', 'après 5 h 10', '1 111 m'],
    ])
  })
})
