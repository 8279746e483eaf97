import { describe, expect, it } from 'vitest'
import { callDays, formatCallDay, formatCallHour, isCallSlot } from './call-slots'

const at = (instant: string) => new Date(instant)

describe('callDays', () => {
  it.each([
    ['on a Monday before the agency opens, from that day at 9', '2026-11-23T06:00:00Z', '2026-11-23', 9],
    ['at 10.20 in Paris, from 11 on', '2026-11-23T09:20:00Z', '2026-11-23', 11],
    ['at 16.59, from 17 on', '2026-11-23T15:59:00Z', '2026-11-23', 17],
    ['at 17.00, from the next day', '2026-11-23T16:00:00Z', '2026-11-24', 9],
    ['on a Friday evening, from Monday', '2026-11-27T18:00:00Z', '2026-11-30', 9],
    ['on a Sunday, from Monday', '2026-11-22T12:00:00Z', '2026-11-23', 9],
    ['on a Monday in Paris that is a Sunday in UTC, from that day', '2026-11-22T23:30:00Z', '2026-11-23', 9],
    ['in summer, by the clock of Paris', '2027-07-05T09:20:00Z', '2027-07-05', 12],
  ])('%s', (_case, now, day, hour) => {
    const [first] = callDays(at(now))
    expect([first?.day, first?.hours[0]]).toEqual([day, hour])
  })

  it('offers five days of work, each until 17', () => {
    const days = callDays(at('2026-11-25T06:00:00Z'))
    expect(days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'])
    expect(days.map(({ hours }) => hours.at(-1))).toEqual([17, 17, 17, 17, 17])
  })
})

it.each([
  [{ day: '2026-11-23', hour: 17 }, true],
  [{ day: '2026-11-23', hour: 10 }, false],
  [{ day: '2026-11-23', hour: 18 }, false],
  [{ day: '2026-11-28', hour: 10 }, false],
  [{ day: '2027-11-23', hour: 10 }, false],
  [{ day: 'demain', hour: 10 }, false],
])('%j is a slot: %s', (slot, isOne) => {
  expect(isCallSlot({ slot, now: at('2026-11-23T09:20:00Z') })).toBe(isOne)
})

it('says a slot as people do', () => {
  expect(formatCallDay('2026-12-01').replaceAll('\u00a0', ' ')).toBe('mardi 1er déc. 2026')
  expect(formatCallHour(9)).toBe('entre 9\u00a0h et 10\u00a0h')
})
