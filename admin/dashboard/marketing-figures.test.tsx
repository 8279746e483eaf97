import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MarketingFigures as Figures } from '@/contract/marketing'
import { MarketingFigures } from './marketing-figures'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))
afterEach(() => vi.unstubAllGlobals())

const FIGURES: Figures = {
  ...{ from: '2027-05-15', to: '2027-06-13', subscribers: 1240 },
  sums: [
    { sum: 'visitors', now: 112, before: 100 },
    { sum: 'views', now: 80, before: 100 },
    { sum: 'sign_ups', now: 4, before: 2 },
  ],
  trips: [{ path: '/expeditions/vercors', title: 'Vercors', views: 11 }],
  articles: [],
  campaigns: [],
  searches: [{ where: 'site', words: 'chien', times: 3 }],
  missing: [{ path: '/nulle-part', referrer: '/faq', times: 2 }],
  unpublished: [
    { collection: 'articles', id: 3, title: 'Neige', state: 'publish', at: '2027-06-14T07:00:00Z' },
    { collection: 'pages', id: 5, title: 'Presse', state: 'draft', at: null },
  ],
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')

it('says how a period compares with the one before, what is seen, and what waits', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(FIGURES))
  })
  render(<MarketingFigures />)
  const counters = within(await screen.findByRole('list', { name: 'En bref' })).getAllByRole('listitem')
  expect(counters.map(({ textContent }) => plain(textContent))).toEqual([
    '112Visiteurs du jour, additionnés+12 % (avant : 100)',
    '80Pages vues−20 % (avant : 100)',
    '4Comptes créésavant : 2',
    '1 240Inscrits à la newsletteraujourd’hui',
  ])
  expect(screen.getByRole('link', { name: 'Presse' })).toHaveProperty('pathname', '/admin/collections/pages/5')
  expect(plain(screen.getByRole('row', { name: /Neige/ }).textContent)).toContain('Paraît lundi 14 juin, 9 h')
  expect(screen.getByText('Aucun article vu sur cette période.')).toBeVisible()
  expect(screen.getByText('/faq (lien à corriger)')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '7\u00a0jours' }))
  expect(asked).toEqual(['/api/audience/figures?days=30', '/api/audience/figures?days=7'])
})
