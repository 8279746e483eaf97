import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CalendarsPreview } from './calendars-preview'

const form = vi.hoisted((): Record<string, { value: unknown }> => ({}))
vi.mock('@payloadcms/ui', () => ({
  useFormFields: (read: (context: [typeof form]) => unknown) => read([form]),
}))

const FORMER = { version: '1', deposit_percent: 30, grace_days: 4 }
const cellsOf = (name: string): string[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/g, ' '))

const show = (deposit: unknown, days: unknown) => {
  Object.assign(form, { deposit_percent: { value: deposit }, grace_days: { value: days } })
  render(<CalendarsPreview today="2027-03-01" former={FORMER} />)
}

it('shows what an example booked today pays under the terms in force and under those that are typed', () => {
  show(40, 6)
  expect(cellsOf('À la réservation')).toEqual(['384 €, avant le 8 mars 2027', '512 €, avant le 8 mars 2027'])
  expect(cellsOf('Solde')).toEqual(['896 €, avant le 30 avr. 2027', '768 €, avant le 30 avr. 2027'])
  expect(cellsOf('Toujours rien')).toEqual(['le 13 mars 2027', 'le 15 mars 2027'])
})

it('names no balance where everything is paid at the booking', () => {
  show(100, 4)
  expect(cellsOf('Solde')[1]).toBe('rien')
})

it.each([
  [null, 4],
  [9, 4],
  [30.5, 4],
  [30, 15],
])('waits for whole numbers within their limits: %j and %j', (deposit, days) => {
  show(deposit, days)
  expect(screen.queryByText(/Renseigne l’acompte et le délai/)).toBeVisible()
  expect(cellsOf('Solde')).toHaveLength(1)
})
