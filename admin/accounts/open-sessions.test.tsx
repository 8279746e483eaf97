import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenSessions } from './open-sessions'

const shown = vi.hoisted(() => ({ viewer: { id: 1, role: 'staff' }, account: { id: 7, role: 'customer' } }))
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({
  toast,
  useAuth: () => ({ user: shown.viewer }),
  useDocumentInfo: () => ({ id: shown.account.id, initialData: shown.account }),
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))

const PHONE = { device: 'Safari sur iPhone', last_used_at: '2026-11-03T08:02:00Z' }
const fetch = vi.fn((address: string, init?: RequestInit) => {
  if (init?.method === 'POST') open = []
  return Promise.resolve(Response.json(init?.method === 'POST' ? { ok: true } : { sessions: open, address }))
})
let open = [PHONE]

beforeEach(() => {
  open = [PHONE, { ...PHONE, device: 'Firefox sur Windows' }]
  vi.clearAllMocks()
  vi.stubGlobal('fetch', fetch)
})

const show = (viewer: { id: number; role: string }, account: { id: number; role: string }) => {
  Object.assign(shown, { viewer, account })
  return render(<OpenSessions />).container
}

it('says on which devices an account is open, and signs it out of all', async () => {
  show({ id: 1, role: 'staff' }, { id: 7, role: 'customer' })
  await screen.findByText('2 appareils connectés')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Safari sur iPhoneVu le 3 novembre à 9:02',
    'Firefox sur WindowsVu le 3 novembre à 9:02',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter partout' }))
  await screen.findByText('Connecté nulle part')
  expect(fetch.mock.calls.find(([, init]) => init?.method === 'POST')?.[0]).toBe('/api/users/7/end-sessions')
  expect(toast.success).toHaveBeenCalledWith('Le compte est déconnecté partout.')
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['the team’s to staff', { id: 1, role: 'staff' }, { id: 7, role: 'guide' }],
  ['a customer’s to a guide', { id: 1, role: 'guide' }, { id: 7, role: 'customer' }],
])('does not show %s', (_title, viewer, account) => {
  expect(show(viewer, account).innerHTML).toBe('')
  expect(fetch).not.toHaveBeenCalled()
})

it('leads from one’s own account to one’s devices', () => {
  show({ id: 7, role: 'guide' }, { id: 7, role: 'guide' })
  expect(screen.getByRole('link', { name: 'Mes appareils et mon mot de passe' }).getAttribute('href')).toBe(
    '/my-account',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
