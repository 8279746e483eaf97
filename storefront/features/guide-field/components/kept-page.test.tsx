import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FieldSheet } from '@/contract/guide-field'
import { buildFieldSheet } from '../rules/build-field-sheet.fixture'
import { KeptPage } from './kept-page'

type Kept = { copies: Array<{ sheet: FieldSheet; readAt: string }>; erased: string[] }
const kept = vi.hoisted((): Kept => ({ copies: [], erased: [] }))
vi.mock('../api/field-store', () => ({ listCopies: () => Promise.resolve(kept.copies) }))
vi.mock('@/storefront/lib/storage/field-copies', () => ({
  FIELD_SCOPE: '/my-expeditions/terrain/',
  forgetFieldCopies: () => {
    kept.erased.push('all')
    kept.copies = []
    return Promise.resolve()
  },
  tidyFieldCopies: (id: number) => Promise.resolve(void kept.erased.push(`not of ${String(id)}`)),
}))

const answer = (jwt: string | null, user = () => Response.json({ id: 4 })) =>
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path.endsWith('/auth/current') ? Response.json({ jwt }) : user()),
  )
const cutNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  const copy = { sheet: buildFieldSheet(), readAt: '2027-06-14T05:12:00.000Z' }
  Object.assign(kept, { copies: [copy], erased: [] })
  history.replaceState(null, '', '/my-expeditions/terrain/garde')
})
afterEach(() => vi.unstubAllGlobals())

const link = () => screen.findByRole('link', { name: /Traversée|Tour|Aventure|Vercors/ })

it('lists what is kept without a network, with links and the age of each copy, and the page to try again', async () => {
  cutNetwork()
  location.hash = '#/my-expeditions'
  render(<KeptPage />)
  expect((await link()).getAttribute('href')).toBe('/my-expeditions/terrain/7')
  expect(screen.getByText(/Copie du 14.juin.2027 à 7.h.12\./)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Pas de réseau' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Réessayer la page' }).getAttribute('href')).toBe('/my-expeditions')
  expect(document.body.textContent).not.toMatch(/Kaddour|noix/)
  expect(kept.erased).toEqual([])
})

it.each(['#//ailleurs.example', '#/\\ailleurs.example', '#javascript:alert(1)', '#https://ailleurs.example'])(
  'leads to no other site by %s',
  async (hash) => {
    cutNetwork()
    location.hash = hash
    render(<KeptPage />)
    await link()
    expect(screen.getByRole('link', { name: 'Voir mes départs' }).getAttribute('href')).toBe('/my-expeditions')
  },
)

it.each([
  ['with a network', () => answer('token')],
  ['without one', cutNetwork],
])('speaks of no page where none was asked for, %s', async (_case, prepare) => {
  prepare()
  render(<KeptPage />)
  await link()
  expect(await screen.findByRole('link', { name: 'Voir mes départs' })).toBeVisible()
  expect(screen.getByText('Ces listes s’ouvrent aussi sans réseau.')).toBeVisible()
})

it.each([
  ['nobody is signed in', () => answer(null)],
  ['the session is over', () => answer('old', () => Response.json({ error: 'Non' }, { status: 401 }))],
])('erases all when %s', async (_case, prepare) => {
  prepare()
  render(<KeptPage />)
  expect(await screen.findByText('Aucun départ n’est gardé sur ce téléphone.')).toBeVisible()
  expect(kept.erased).toEqual(['all'])
})

it('erases what is not of who is signed in', async () => {
  answer('token')
  render(<KeptPage />)
  await expect.poll(() => kept.erased).toEqual(['not of 4'])
  expect(await screen.findByRole('heading', { name: 'Tes départs gardés' })).toBeVisible()
})

it('erases all by two presses', async () => {
  cutNetwork()
  render(<KeptPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tout effacer de ce téléphone' }))
  expect(kept.erased).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Oui, tout effacer' }))
  expect(await screen.findByText('Aucun départ n’est gardé sur ce téléphone.')).toBeVisible()
  expect(kept.erased).toEqual(['all'])
})
