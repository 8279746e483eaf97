import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { endAccountSessions } from '@/contract/team'
import { callPanel } from '../calls/call-panel'
import { ConfirmIdentity } from './confirm-identity'

vi.mock('@payloadcms/ui', () => ({
  Button: ({
    children,
    type = 'button',
    onClick,
  }: {
    children: string
    type?: 'submit' | 'button'
    onClick?: () => void
  }) => (
    <button type={type} onClick={onClick}>
      {children}
    </button>
  ),
}))

const PASSWORD = 'un mélèze en été'
const HEADER = `password ${encodeURIComponent(PASSWORD)}`

type Sent = { url: string; method: string; confirmation: string | null; body: unknown }
let sent: Sent[]
let ways: string[]

/** A server that does what is confirmed; its refusals are in our shape, or in Payload's for a document. */
const serve = (url: string, init: RequestInit = {}): Promise<Response> => {
  const confirmation = new Headers(init.headers).get('x-confirm-identity')
  sent.push({ url, method: init.method ?? 'GET', confirmation, body: init.body })
  if (confirmation === HEADER || confirmation === 'code 123456') return Promise.resolve(Response.json({ ok: true }))
  const message = confirmation === null ? 'Confirme d’abord que c’est toi.' : 'Le mot de passe est incorrect'
  const body = url.endsWith('/end-sessions') ? { error: message } : { errors: [{ message }] }
  return Promise.resolve(Response.json({ ...body, confirm_identity: ways }, { status: 403 }))
}

beforeEach(() => {
  sent = []
  ways = ['password']
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal('fetch', vi.fn(serve))
})

const change = (init: RequestInit = {}) =>
  window.fetch('/api/users/4', {
    method: 'PATCH',
    body: '{"role":"admin"}',
    headers: { 'Accept-Language': 'fr' },
    ...init,
  })

it('asks for the password in a dialog, and sends the same act again with it', async () => {
  render(<ConfirmIdentity>Le panneau</ConfirmIdentity>)
  const done = change()
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que c’est toi' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.type(screen.getByLabelText('Ton mot de passe'), 'pas le bon')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Le mot de passe est incorrect')
  await userEvent.clear(screen.getByLabelText('Ton mot de passe'))
  await userEvent.type(screen.getByLabelText('Ton mot de passe'), `${PASSWORD}{Enter}`)
  expect((await done).status).toBe(200)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(sent.map(({ confirmation }) => confirmation)).toEqual([null, 'password pas%20le%20bon', HEADER])
  expect(new Set(sent.map(({ url, method, body }) => `${method} ${url} ${String(body)}`)).size).toBe(1)
})

it('lets who has a second factor give a code, or their password', async () => {
  ways = ['code', 'password']
  render(<ConfirmIdentity>Le panneau</ConfirmIdentity>)
  const done = callPanel(endAccountSessions, { params: { id: 4 } })
  await userEvent.type(await screen.findByLabelText(/Code de ton application/), '999999')
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser mon mot de passe' }))
  expect(screen.getByLabelText<HTMLInputElement>('Ton mot de passe').value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser un code' }))
  await userEvent.type(screen.getByLabelText(/Code de ton application/), '123456{Enter}')
  expect(await done).toEqual({ ok: true })
})

it('gives the refusal to the form that sent the act when the dialog is canceled', async () => {
  render(<ConfirmIdentity>Le panneau</ConfirmIdentity>)
  const refused = callPanel(endAccountSessions, { params: { id: 4 } }).catch(String)
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await refused).toContain('Confirme d’abord que c’est toi.')
  expect([screen.queryByRole('dialog'), sent.length]).toEqual([null, 1])
})

it('opens nothing for another refusal, where there is no way to confirm, or for another site', async () => {
  render(<ConfirmIdentity>Le panneau</ConfirmIdentity>)
  ways = []
  expect((await change()).status).toBe(403)
  ways = ['password']
  expect((await window.fetch('https://ailleurs.example/api/users/4', { method: 'PATCH' })).status).toBe(403)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves the page’s own fetch behind when the panel is left', () => {
  const plain = window.fetch
  const { unmount } = render(<ConfirmIdentity>Le panneau</ConfirmIdentity>)
  expect(window.fetch).not.toBe(plain)
  unmount()
  expect(window.fetch).toBe(plain)
})
