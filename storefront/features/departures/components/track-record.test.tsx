import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NotRun } from '@/domain/catalogue/track-record'
import { TrackRecord } from './track-record'

const APRIL: NotRun = {
  departure_start: '2027-04-12',
  departure_end: '2027-04-20',
  is_canceled: true,
  canceled_on: '2027-03-22',
  ending: 'minimum',
  registered: 2,
  minimum: 4,
}

it('lists the departures that did not run, with why and how many did', () => {
  render(<TrackRecord record={{ planned: 5, not_run: [APRIL] }} />)
  const part = screen.getByRole('region', { name: 'Les départs passés' })
  const rows = within(part).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /^Du 12 au 20\savr\.\s2027N’a pas eu lieuAnnulé le 22\smars, faute d’inscrits\. 2\sinscrits sur 4\.$/,
    ),
  ])
  expect(part.textContent).toMatch(/4 ont eu lieu\. L’autre a été annulé\.$/)
})

it('is one sentence when all of them ran, and nothing without a past', () => {
  const { container, rerender } = render(<TrackRecord record={{ planned: 3, not_run: [] }} />)
  expect(screen.getByText('Les 3 départs de ces douze derniers mois ont tous eu lieu.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  rerender(<TrackRecord record={{ planned: 0, not_run: [] }} />)
  expect(container.innerHTML).toBe('')
})
