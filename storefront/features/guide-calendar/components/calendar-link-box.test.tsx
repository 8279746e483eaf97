import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { CalendarLinkBox } from './calendar-link-box'

const URL = 'https://lagopede.test/agenda-guide/secret.ics'
const AT = '2027-06-02T08:00:00.000Z'

let isOpen: boolean
let calls: string[]

let readers = 40

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  isOpen = false
  calls = []
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    calls.push(`${String(method)} ${path}`)
    if (method === 'POST') isOpen = true
    if (method === 'DELETE') isOpen = false
    return Promise.resolve(Response.json({ created_at: isOpen ? AT : null, ...(method === 'POST' && { url: URL }) }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () => render(<CalendarLinkBox userId={(readers += 1)} />)

it('draws an address, shows it once, and closes it', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Créer mon adresse' }))
  expect(await screen.findByRole('textbox', { name: 'Adresse privée' })).toHaveProperty('value', URL)
  await userEvent.click(screen.getByRole('button', { name: 'Fermer l’adresse' }))
  expect(await screen.findByRole('button', { name: 'Créer mon adresse' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(calls).toEqual(['GET', 'POST', 'DELETE'].map((method) => `${method} /api/v1/guide/calendar-link`))
})

it('says since when there is one, without showing it, and draws it anew', async () => {
  isOpen = true
  show()
  expect(await screen.findByText(/existe depuis le 2.juin.2027/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler l’adresse' }))
  expect(await screen.findByRole('textbox', { name: 'Adresse privée' })).toBeVisible()
})

it('says why it could not', async () => {
  show()
  const button = await screen.findByRole('button', { name: 'Créer mon adresse' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Réservée aux guides.' }, { status: 403 })))
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('Réservée aux guides.')
})
