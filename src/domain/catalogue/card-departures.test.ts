import { describe, expect, it } from 'vitest'
import { cardDepartures } from './card-departures'

const today = '2027-05-01'
const on = (next_departure_start: string, available_count: number) => ({ next_departure_start, available_count })

type Stub = Parameters<typeof cardDepartures>[0]['hit']
const buildStub = (next: Stub['next_departure_starts'], rest: Partial<Stub> = {}): Stub => ({
  next_departures_count: next.length,
  next_departure_starts: next,
  next_available_departure_starts: next.filter(({ available_count }) => available_count > 0),
  has_next_3_departures_not_full: next.length === 3 && next.every(({ available_count }) => available_count > 0),
  ...rest,
})
const show = (hit: Stub) => cardDepartures({ hit, today })
const slotsOf = (hit: Stub) => {
  const shown = show(hit)
  return shown.kind === 'slots' ? shown.slots.map(({ start, seats }) => `${start} ${seats}`) : shown.kind
}

describe('cardDepartures', () => {
  it('has nothing to show when no departure is to come', () => {
    expect(show(buildStub([]))).toEqual({ kind: 'none' })
  })

  it('shows the next three departures when none is full', () => {
    const hit = buildStub([on('2027-06-14', 6), on('2027-06-28', 1), on('2027-07-12', 9)], { next_departures_count: 5 })
    expect(slotsOf(hit)).toEqual(['2027-06-14 6', '2027-06-28 1', '2027-07-12 9'])
    expect(show(hit)).toMatchObject({ sentence: '5\u00a0départs à venir' })
  })

  it('gives the third slot to the first available departure not shown yet, when one of the next three is full', () => {
    const hit = buildStub([on('2027-07-04', 8), on('2027-07-18', 0), on('2027-08-01', 0)], {
      next_departures_count: 6,
      next_available_departure_starts: [on('2027-07-04', 8), on('2027-08-15', 3), on('2027-08-29', 8)],
    })
    expect(slotsOf(hit)).toEqual(['2027-07-04 8', '2027-07-18 0', '2027-08-15 3'])
  })

  it('keeps the third departure when it is the available one', () => {
    expect(slotsOf(buildStub([on('2027-07-04', 0), on('2027-07-18', 0), on('2027-08-01', 2)]))).toEqual([
      '2027-07-04 0',
      '2027-07-18 0',
      '2027-08-01 2',
    ])
  })

  it('keeps a full third departure when nothing else is available', () => {
    expect(slotsOf(buildStub([on('2027-07-04', 3), on('2027-07-18', 2), on('2027-08-01', 0)]))).toEqual([
      '2027-07-04 3',
      '2027-07-18 2',
      '2027-08-01 0',
    ])
  })

  it('never shows a departure twice when there are fewer than three', () => {
    expect(slotsOf(buildStub([on('2027-07-04', 3), on('2027-07-18', 0)]))).toEqual(['2027-07-04 3', '2027-07-18 0'])
  })

  it('says the next departures are full, without following ones up to three', () => {
    const hit = buildStub([on('2027-06-14', 0), on('2027-06-28', 0), on('2027-07-12', 0)])
    expect(show(hit)).toMatchObject({ kind: 'full', hasFollowing: false, following: null })
  })

  it('shows the first available of the following ones when the next three are full and there are more', () => {
    const hit = buildStub([on('2027-06-14', 0), on('2027-06-28', 0), on('2027-07-12', 0)], {
      next_departures_count: 5,
      next_available_departure_starts: [on('2028-04-18', 6)],
    })
    expect(show(hit)).toMatchObject({ kind: 'full', hasFollowing: true, following: { start: '2028-04-18', seats: 6 } })
  })

  it.each([
    [true, '1\u00a0départ à venir. Liste d’attente ouverte.'],
    [false, '1\u00a0départ à venir'],
  ])('says that one may wait for a full departure: %s', (has_waitlist, sentence) => {
    expect(show(buildStub([{ ...on('2027-06-14', 0), has_waitlist }]))).toMatchObject({ kind: 'full', sentence })
  })

  it('has no following one to show when all of them are full', () => {
    const hit = buildStub([on('2027-06-14', 0), on('2027-06-28', 0), on('2027-07-12', 0)], { next_departures_count: 4 })
    expect(show(hit)).toMatchObject({ kind: 'full', hasFollowing: true, following: null })
  })

  it.each([
    ['2027-05-01', 6, { text: 'encore 2\u00a0inscrits', until: ' avant le 1er\u00a0mai' }],
    ['2027-04-30', 6, { text: 'à confirmer', until: '' }],
    ['2027-05-01', 0, null],
  ])(
    'says for whom a departure decided on %s with %i places waits, never until a past day',
    (decision_on, seats, awaited) => {
      const slot = { ...on('2027-05-09', seats), awaited: { missing_count: 2, decision_on } }
      expect(show(buildStub([slot, on('2027-06-14', 6)]))).toMatchObject({ slots: [{ awaited }, { awaited: null }] })
    },
  )

  it('says "1 départ à venir" of a single departure', () => {
    expect(show(buildStub([on('2027-06-14', 6)]))).toMatchObject({ sentence: '1\u00a0départ à venir' })
  })

  it('leaves out, and no longer counts, the departures gone since the page was made', () => {
    const hit = buildStub([on('2027-04-20', 6), on(today, 3), on('2027-05-02', 2)])
    expect(slotsOf(hit)).toEqual(['2027-05-02 2'])
    expect(show(hit)).toMatchObject({ sentence: '1\u00a0départ à venir' })
  })
})
