import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CampaignReport } from '@/contract/campaigns'
import { CampaignsPage } from './campaigns-page'

vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn() },
  Button: ({ children, disabled, onClick }: { children: ReactNode; disabled?: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))
afterEach(() => vi.unstubAllGlobals())

const REPORT: CampaignReport = {
  ...{ from: '2027-05-15', to: '2027-06-13', other: { visitors: 8, product: 1, booking: 0 } },
  campaigns: [
    {
      ...{ id: 4, name: 'Lettre d’été', code: 'lettre-d-ete', path: '/blog', is_ended: false },
      ...{ visitors: 1200, product: 310, booking: 12, sign_ups: 5, orders: 2, paid_cents: 124_000 },
    },
  ],
}

const show = async (answerOf: () => Response) => {
  const posted: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Promise.resolve(Response.json(REPORT))
    posted.push([path, JSON.parse(body)])
    return Promise.resolve(answerOf())
  })
  render(<CampaignsPage siteUrl="https://lagopede.test" />)
  await screen.findByRole('row', { name: /Lettre d’été/ })
  return posted
}
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')

it('shows what is counted of each, copies its links, and ends it', async () => {
  const posted = await show(() => Response.json({ id: 4, is_ended: true }))
  const user = userEvent.setup()
  const cells = within(screen.getByRole('row', { name: /Lettre d’été/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => plain(textContent))).toEqual(['1 200', '310', '12', '5', '2', '1 240 €'])
  const others = within(screen.getByRole('row', { name: /Autres liens/ })).getAllByRole('cell')
  expect(others.map(({ textContent }) => textContent)).toEqual(['8', '1', '0', '–', '–', '–'])
  await user.click(screen.getByRole('button', { name: 'Copier le lien de publicité de Lettre d’été' }))
  expect(await navigator.clipboard.readText()).toBe('https://lagopede.test/blog?utm_source=lettre-d-ete&utm_medium=cpc')
  await user.click(screen.getByRole('button', { name: 'Arrêter Lettre d’été' }))
  expect(posted).toEqual([['/api/audience/campaigns/4/end', { is_ended: true }]])
})

it('makes one whose code follows its name, and says why it is refused', async () => {
  const posted = await show(() => Response.json({ error: 'Le code est pris.' }, { status: 409 }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Lettre d’Été 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Créer la campagne' }))
  expect(posted).toEqual([
    ['/api/audience/campaigns', { name: 'Lettre d’Été 2027', code: 'lettre-d-ete-2027', path: '/' }],
  ])
  expect((await screen.findByRole('alert')).textContent).toBe('Le code est pris.')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Code du lien' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Code du lien' }), 'Ete')
  await userEvent.click(screen.getByRole('button', { name: 'Créer la campagne' }))
  expect(posted.at(-1)).toMatchObject(['/api/audience/campaigns', { code: 'ete' }])
})
