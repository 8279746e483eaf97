import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { UnpaidStart } from '@/contract/unpaid-starts'
import { UnpaidStarts } from './unpaid-starts'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (reservations: UnpaidStart[]) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ reservations }))),
  )
  return render(<UnpaidStarts />)
}

it('names who is to be called, by which number, for which trip and what sum', async () => {
  show([
    {
      ...{ id: 118, number: 'LG-118', customer: 'Camille Rey', phone: null },
      ...{ name: 'Vercors', departure_start: '2027-06-02', due_cents: 70_000 },
    },
  ])
  const [, row] = await screen.findAllByRole('row')
  if (!row) throw new Error('There is no row.')
  expect(within(row).getByRole('link', { name: 'LG-118, Camille Rey' })).toHaveProperty(
    'pathname',
    '/admin/collections/reservations/118',
  )
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ).toEqual(['Pas de numéro', 'Vercors, 2 juin 2027', '700 €'])
})

it('shows nothing while nobody is to be called', async () => {
  const { container } = show([])
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(container.textContent).toBe('')
})
