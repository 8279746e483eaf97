import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GuideDaysOff } from './guide-days-off'

const who = vi.hoisted(() => ({ role: 'staff' }))

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 4 }),
  useAuth: () => ({ user: { role: who.role } }),
  toast: { success: vi.fn(), error: vi.fn() },
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  Button: ({
    children,
    onClick,
    disabled,
    ...rest
  }: {
    children: string
    onClick?: () => void
    disabled?: boolean
  }) => (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      aria-label={(rest as Record<string, string>)['aria-label']}
    >
      {children}
    </button>
  ),
}))

const OFF = {
  id: 3,
  first_day: '2027-06-10',
  last_day: '2027-06-12',
  note: 'Mariage',
  is_own: true,
  departures: [{ departure_id: 7, name: 'Bréhat', departure_start: '2027-06-12', departure_end: '2027-06-14' }],
}

const sent: Array<[string, unknown]> = []
const fetched = vi.fn((path: string, { method = 'GET', body }: RequestInit = {}) => {
  if (method !== 'GET') sent.push([`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : null])
  if (method === 'POST') return Promise.resolve(Response.json({ ...OFF, departures: [] }, { status: 201 }))
  return Promise.resolve(Response.json(method === 'GET' ? [OFF] : { ok: true }))
})

beforeEach(() => {
  who.role = 'staff'
  sent.length = 0
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

it('shows the days off of a guide with the departures of these days, and removes them', async () => {
  render(<GuideDaysOff />)
  expect(await screen.findByText(/Du 10 au 12.juin.2027/)).toBeVisible()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/collections/departures/7')
  await userEvent.click(screen.getByRole('button', { name: /^Retirer du 10 au 12/ }))
  expect(sent).toEqual([['DELETE /api/guides/4/absences/3', null]])
})

it('adds a single day', async () => {
  render(<GuideDaysOff />)
  await userEvent.click(await screen.findByRole('button', { name: 'Noter des jours' }))
  await userEvent.type(screen.getByLabelText('Pas disponible du'), '2027-07-01')
  await userEvent.click(screen.getByRole('button', { name: 'Noter ces jours' }))
  expect(sent).toEqual([['POST /api/guides/4/absences', { first_day: '2027-07-01', last_day: '2027-07-01', note: '' }]])
})

it('is not for marketers', () => {
  who.role = 'marketer'
  const { container } = render(<GuideDaysOff />)
  expect([container.textContent, fetched.mock.calls]).toEqual(['', []])
})
