import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { CopyPage } from './copy-page'

vi.mock('@payloadcms/ui', () => ({ Link: () => null }))
vi.mock('./copy-preview', () => ({ CopyPreview: () => null }))

const untilAfter = (modelsUntil: string | null) => {
  const { unmount } = render(<CopyPage ids={[4]} modelsUntil={modelsUntil} />)
  const { value } = screen.getByLabelText<HTMLInputElement>(/Jusqu’au/)
  unmount()
  return value
}

it('proposes repetitions until three months after the model', () => {
  expect(untilAfter('2091-07-03')).toBe('2091-10-02')
})

it('proposes them until three months from now where the model is over, or gone', () => {
  const inThreeMonths = addDays(calendarDayInParis(new Date()), 91)
  expect(untilAfter('2020-07-03')).toBe(inThreeMonths)
  expect(untilAfter(null)).toBe(inThreeMonths)
})
