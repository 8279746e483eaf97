import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DepartureBadge } from './departure-badge'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const show = () =>
  render(
    <DepartureBadge
      departure={{ status: 'open', available_count: 4, awaited: { missing_count: 2, decision_on: '2027-05-12' } }}
    />,
  )

it('announces the day of decision until midnight in Paris, which is before that of Greenwich', () => {
  vi.setSystemTime('2027-05-12T21:59:59Z')
  show()
  expect(screen.getByText(/^Encore 2\sinscrits pour confirmer$/)).toBeVisible()
  expect(screen.getByText(/^Décision le 12\smai$/)).toBeVisible()
})

it('names no day once it is over', () => {
  vi.setSystemTime('2027-05-12T22:00:00Z')
  show()
  expect(screen.getByText('À confirmer')).toBeVisible()
  expect(screen.queryByText(/Décision|Encore/)).toBeNull()
})
