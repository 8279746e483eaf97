import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { AccountCredit as Credit } from '@/contract/credit'
import { AccountCredit } from './account-credit'

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 3 }),
  useAuth: () => ({ user: { role: 'staff' } }),
  Button: ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const entry: Credit['accounts'][number]['entries'][number] = {
  ...{ id: 1, at: '2026-12-01T08:00:00Z', amount_cents: 20_000, reason: 'opened', note: null },
  ...{ reservation_id: 4, number: 'LAG-4', author: null },
}
const account: Credit['accounts'][number] = {
  ...{ id: 5, balance_cents: 20_000, expires_on: '2027-12-01', is_over: false, entries: [entry] },
}

it('makes of what a credit holds a refund, with a reason, as it was read', async () => {
  const asked: Array<[string, unknown]> = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    asked.push([address, body])
    return Promise.resolve(
      address.endsWith('/reverse')
        ? Response.json({ error: 'Cet avoir a changé entre-temps\u00a0: recharge la page.' }, { status: 409 })
        : Response.json({ balance_cents: 20_000, accounts: [account] }),
    )
  })
  render(<AccountCredit />)
  await userEvent.click(await screen.findByRole('button', { name: 'Rembourser ce qu’il en reste' }))
  await userEvent.type(screen.getByLabelText('Motif'), 'À sa demande')
  await userEvent.click(screen.getByRole('button', { name: 'Rembourser' }))
  expect((await screen.findByRole('alert')).textContent).toContain('a changé entre-temps')
  expect(asked.at(-1)).toEqual([
    '/api/users/3/credit/5/reverse',
    JSON.stringify({ reason: 'À sa demande', balance_cents: 20_000 }),
  ])
})

it('offers nothing of a credit that is over or reversed: it is not made to last longer', async () => {
  const reversed = {
    ...entry,
    id: 2,
    amount_cents: -20_000,
    reason: 'reversed' as const,
    note: 'Erreur',
    author: 'Maud',
  }
  const over = { ...account, id: 6, is_over: true, balance_cents: 0, entries: [entry, reversed] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ balance_cents: 0, accounts: [over] })))
  render(<AccountCredit />)
  expect(await screen.findByText('Annulé, à rembourser')).toBeVisible()
  expect(screen.queryAllByRole('button')).toEqual([])
})
