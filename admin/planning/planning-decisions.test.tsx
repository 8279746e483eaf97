import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DepartureToDecide } from '@/contract/desk'
import { PlanningDecisions } from './planning-decisions'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))
afterEach(() => vi.unstubAllGlobals())

const HIGHLANDS: DepartureToDecide = {
  ...{ id: 12, name: 'Highlands', departure_start: '2027-05-24', decision_on: '2027-05-04' },
  ...{ min_participants: 4, firm_count: 2 },
  margins: [
    { travelers: 2, margin_cents: -48_000 },
    { travelers: 3, margin_cents: 31_000 },
  ],
}

const show = (departures: DepartureToDecide[]) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ departures })))
  render(<PlanningDecisions today="2027-04-19" />)
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

it('says by when each departure is decided, what it leaves, and leads to what can be done', async () => {
  show([HIGHLANDS, { ...HIGHLANDS, id: 13, name: 'Apnée', decision_on: '2027-04-12', margins: [] }])
  const [near, late] = await screen.findAllByRole('listitem')
  if (!near || !late) throw new Error('Two are to be decided.')
  expect(plain(near.textContent)).toContain('4 mai, dans 15 jours')
  expect(plain(near.textContent)).toContain(
    'Highlands, 24 mai : 2 inscrits sur 4. Résultat à 2 : − 480 €, à 3 : 310 €.',
  )
  expect(
    within(near)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin/collections/departures/12',
    '/admin/collections/departures/12#confirmer-quand-meme',
    '/admin/collections/departures/12#changer-les-contrats',
    '/admin/collections/departures/12#annuler-ce-depart',
  ])
  expect(within(near).getByRole('link', { name: 'Proposer une autre date' })).toBeVisible()
  // Once the law refuses that reason, only the departure is opened.
  expect(plain(late.textContent)).toContain('Il fallait décider le 12 avr. au plus tard')
  expect(within(late).getAllByRole('link')).toHaveLength(2)
  expect(plain(late.textContent)).toContain('Coûts à écrire')
})

it('proposes no other date where nobody is to be asked', async () => {
  show([{ ...HIGHLANDS, firm_count: 0 }])
  expect(await screen.findByRole('link', { name: /Confirmer à 0/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Proposer une autre date' })).toBeNull()
})

it('says that nothing is to be decided', async () => {
  show([])
  expect(await screen.findByText(/aucun départ proche/)).toBeVisible()
})
