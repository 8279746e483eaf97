import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, readSession, resetSession, type SessionUser } from '@/storefront/lib/session/store'
import { NewPasswordForm } from './new-password-form'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: vi.fn() }),
}))

const WAIT = { timeout: 15_000 }

type Refusal = { error: string; errors: Array<{ field: string; message: string }> }

const DEAD = {
  error: 'Ce lien a expiré ou a déjà servi.',
  errors: [{ field: 'token', message: 'Ce lien a expiré ou a déjà servi.' }],
}

/** Opens the page: its link is checked, which answers `link`; a password sent is refused by `refusal`. */
const open = ({ link, refusal = DEAD }: { link: () => Response; refusal?: Refusal }) => {
  const check = vi.fn((_init?: RequestInit) => Promise.resolve(link()))
  const send = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(Response.json(refusal, { status: 422 })),
  )
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('/link') ? check(init) : send(address, init),
  )
  render(<NewPasswordForm />)
  return { check, send }
}

const choose = async (refusal: Refusal) => {
  const { send } = open({ link: () => Response.json({ ok: true }), refusal })
  await userEvent.type(await screen.findByLabelText('Nouveau mot de passe', undefined, WAIT), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  return send
}

beforeEach(() => {
  window.history.replaceState({ kept: true }, '', '/nouveau-mot-de-passe?utm_source=mail#token=t')
  resetSession()
  changeSession({ isReady: true })
})
afterEach(() => vi.unstubAllGlobals())

it('gives the focus back to a password that was refused', async () => {
  const message = 'Le mot de passe doit contenir au moins 6 caractères'
  await choose({ error: message, errors: [{ field: 'password', message }] })
  expect(await screen.findByText(message, undefined, WAIT)).toBeVisible()
  expect(document.activeElement).toBe(screen.getByLabelText('Nouveau mot de passe'))
})

it('leads to asking a new one from a link that died meanwhile', async () => {
  await choose(DEAD)
  await userEvent.click(await screen.findByRole('button', { name: 'Demander un nouveau lien' }, WAIT))
  expect(readSession().status).toBe('forgotPassword')
})

it('takes the token out of the address, and sends it at each try', async () => {
  const send = await choose({ error: 'Réessaie dans un instant.', errors: [] })
  expect(await screen.findByText('Réessaie dans un instant.', undefined, WAIT)).toBeVisible()
  expect([window.location.pathname, window.location.search, window.location.hash]).toEqual([
    '/nouveau-mot-de-passe',
    '?utm_source=mail',
    '',
  ])
  expect(window.history.state).toEqual({ kept: true })
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  for (const [address, init] of send.mock.calls) {
    expect(address).not.toContain('token')
    expect(JSON.parse(init?.body as string)).toEqual({ token: 't', password: 'secret' })
  }
})

it('takes the token of another link opened over the page', async () => {
  const send = await choose(DEAD)
  window.location.hash = '#token=other'
  await waitFor(() => expect(screen.queryByText(DEAD.error)).toBeNull())
  await userEvent.type(await screen.findByLabelText('Nouveau mot de passe', undefined, WAIT), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(JSON.parse(send.mock.lastCall?.[1]?.body as string)).toMatchObject({ token: 'other' }))
})

it('asks for the link of the mail where it was opened without one', async () => {
  window.history.replaceState(null, '', '/nouveau-mot-de-passe')
  render(<NewPasswordForm />)
  expect(await screen.findByText('Ouvre cette page par le lien de ton message.', undefined, WAIT)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Demander un nouveau lien' }))
  expect(readSession().status).toBe('forgotPassword')
})

it('says at once that a link is dead, in the place of the form, and leads to another', async () => {
  const { check } = open({ link: () => Response.json(DEAD, { status: 422 }) })
  expect((await screen.findByRole('alert')).textContent).toContain(DEAD.error)
  expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull()
  expect(JSON.parse(check.mock.lastCall?.[0]?.body as string)).toEqual({ token: 't' })
  await userEvent.click(screen.getByRole('button', { name: 'Demander un nouveau lien' }))
  expect(readSession().status).toBe('forgotPassword')
})

it('sends another link at once to the address of who is signed in', async () => {
  changeSession({ status: 'logged in', user: { email: 'lea@exemple.fr' } as SessionUser })
  const { send } = open({ link: () => Response.json(DEAD, { status: 422 }) })
  send.mockResolvedValueOnce(Response.json({ ok: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Envoyer un nouveau lien à lea@exemple.fr' }, WAIT))
  expect(await screen.findByText(/^L’email est reparti/, undefined, WAIT)).toBeVisible()
  expect(send.mock.calls).toEqual([
    ['/api/v1/auth/reset-password', expect.objectContaining({ body: '{"email":"lea@exemple.fr"}' })],
  ])
})

it.each([
  ['the network fails', () => Response.error()],
  ['too many were checked', () => Response.json({ error: 'Réessaie plus tard.' }, { status: 429 })],
])('shows the form where %s: that says nothing of the link', async (_case, link) => {
  open({ link })
  expect(await screen.findByLabelText('Nouveau mot de passe', undefined, WAIT)).toBeVisible()
})
