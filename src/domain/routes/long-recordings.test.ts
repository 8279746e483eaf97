import { expect, it } from 'vitest'
import { fillElevations } from './fill-elevations'
import { joinSegments } from './join-segments'
import type { RoutePosition } from './route'

const COUNT = 200_000

const recorded = (heightAt: (step: number) => number): RoutePosition[] =>
  Array.from({ length: COUNT }, (_, step) => [6 + step / 1_000_000, 45, heightAt(step)])

it('joins recordings of hundreds of thousands of points', () => {
  const day = recorded(() => 1_000)
  const { parts } = joinSegments([day, day.toReversed()])
  expect(parts.map(({ length }) => length)).toEqual([2 * COUNT])
})

it('fills every second altitude of a recording of hundreds of thousands of points', () => {
  const filled = fillElevations([recorded((step) => (step % 2 === 0 ? 1_000 : Number.NaN))])
  expect(filled?.filledCount).toBe(COUNT / 2)
})

it('fills a run of a hundred thousand points on one spot', () => {
  const still = recorded((step) => (step === 0 ? 1_000 : Number.NaN)).map(([, lat, height]): RoutePosition => [
    6,
    lat,
    height,
  ])
  expect(fillElevations([still])?.filledCount).toBe(COUNT - 1)
})
