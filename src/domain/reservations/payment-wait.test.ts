import { expect, it } from 'vitest'
import { isWaitOver, seatsWaitUntil } from './payment-wait'

const at = (time: string) => new Date(`2027-03-01T${time}:00.000Z`)

it.each([
  ['twenty minutes from the start', '10:00', '10:00', '10:20'],
  ['twenty minutes from a refusal', '10:10', '10:00', '10:30'],
  ['an hour in all', '10:50', '10:00', '11:00'],
  ['no more once the hour is over', '11:30', '10:00', '11:00'],
])('keeps the seats %s', (_case, now, firstStartedAt, until) => {
  expect(seatsWaitUntil({ now: at(now), firstStartedAt: at(firstStartedAt) })).toEqual(at(until))
})

it.each([
  ['order', '10:59', false],
  ['order', '11:00', true],
  ['balance', '11:00', false],
] as const)('of a payment for an %s that began at 10:00, at %s: over is %s', (purpose, now, over) => {
  expect(isWaitOver({ purpose, startedAt: at('10:00'), now: at(now) })).toBe(over)
})
