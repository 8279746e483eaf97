import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ReductionLine } from '@/contract/reductions'
import { ReductionsPage } from './reductions-page'

vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn() },
  Button: ({ children, disabled, onClick }: { children: ReactNode; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))

afterEach(() => vi.unstubAllGlobals())

const DEPARTURES = [
  { id: 1, title: 'Vercors, 14 juin 2027' },
  { id: 2, title: 'Queyras, 21 juin 2027' },
]

const line = (id: number, refusal: string | null): ReductionLine => ({
  ...{ id, title: `Départ ${String(id)}`, departure_start: '2027-06-14', price_cents: 59_000, reduced_cents: 53_100 },
  refusal,
})

it('shows what each ticked departure would cost, and announces those that nothing refuses', async () => {
  const posted: unknown[] = []
  const answer = (_path: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string')
      return Promise.resolve(Response.json({ lines: [line(1, null), line(2, 'Rien ne baisse.')] }))
    posted.push(JSON.parse(body))
    return Promise.resolve(Response.json({ done: [], refused: [{ id: 1, message: 'Le prix a changé entre-temps.' }] }))
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  render(<ReductionsPage departures={DEPARTURES} chosenAtFirst={[2]} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un départ' }), 'vercors')
  expect(screen.queryByRole('checkbox', { name: /Queyras/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: /Vercors/ }))
  expect(await screen.findByText('Rien ne baisse.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Annoncer la baisse de 1\u00a0départ' }))
  expect(posted).toMatchObject([{ lines: [{ id: 1, price_cents: 59_000, reduced_cents: 53_100 }] }])
  expect((await screen.findByRole('alert')).textContent).toContain('Départ 1\u00a0: Le prix a changé entre-temps.')
})
