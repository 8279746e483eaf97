import { render, screen, act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildCart } from '../rules/build-cart.fixture'
import { HoldCountdown } from './hold-countdown'

const NOW = Date.parse('2026-05-01T08:00:00.000Z')

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const show = () =>
  render(
    <HoldCountdown
      cart={buildCart({ now: new Date(NOW).toISOString(), hold_expires_at: new Date(NOW + 60_000).toISOString() })}
      receivedAt={NOW}
    />,
  )

it('tells second after second what is left', () => {
  show()
  expect(screen.getByRole('timer').textContent).toContain('01:00')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('timer').textContent).toContain('00:59')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer').textContent).toContain('00:00')
})

it('tells one time within one render, though a second ends between two looks at the clock', () => {
  let looks = 0
  // Each look at the clock is a second after the one before.
  vi.spyOn(Date, 'now').mockImplementation(() => NOW + 1000 * (looks += 1))
  show()
  // React warns of a clock that answers two things within one render.
  expect(console.error).not.toHaveBeenCalled()
})
