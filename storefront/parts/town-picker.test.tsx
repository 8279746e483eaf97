import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/component/eventually'
import type { Place } from '@/contract/places'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { TownPicker } from './town-picker'

const place = (code: string, name: string, department: string, station: Place['station'] = null): Place => ({
  ...{ code, name, department, label: `${name} (${department})`, station, other_name: null },
})
const PLACES = [
  place('22215', 'Ploufragan', '22', { name: 'Saint-Brieuc', km: 3 }),
  place('29174', 'Ploudalmézeau', '29', { name: 'Brest', km: 21 }),
]

/** The page around a picker: it follows what the browser keeps. */
const Page = ({ onTown }: { onTown?: (town: unknown) => void }) => (
  <TownPicker town={useOwnTown().town} onTown={onTown} />
)

let asked: string[]
let answer: (q: string) => Place[]
let savedCode: string | null

beforeEach(() => {
  localStorage.clear()
  queryClient().clear()
  resetSession()
  asked = []
  answer = (q) => (q.startsWith('plou') ? PLACES : [])
  savedCode = null
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(`${init.method ?? ''} ${decodeURIComponent(address)}`)
    const q = new URL(address, 'http://site.test').searchParams.get('q')
    if (q !== null) return Promise.resolve(Response.json({ items: answer(q.toLowerCase()) }))
    if (init.method === 'POST') savedCode = (JSON.parse(init.body as string) as { code: string }).code
    if (init.method === 'DELETE') savedCode = null
    const saved = PLACES.find(({ code }) => code === savedCode)
    return Promise.resolve(
      Response.json({ saved: saved ? { code: saved.code, name: saved.name, label: saved.label } : null }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /changer de ville/ }))
  return screen.findByRole('combobox', { name: 'Tu pars de…' })
}
const kept = () => JSON.parse(localStorage.getItem(LOCAL_KEYS.town) ?? 'null') as unknown
const signIn = () => act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))

describe('TownPicker', () => {
  it('names Paris as long as no town is known, and asks nothing of the server', () => {
    render(<Page />)
    expect(screen.getByRole('button').textContent).toBe('Depuis Paris, changer de ville')
    expect(asked).toEqual([])
  })

  it('takes a town by the keyboard, keeps it in this browser and says so', async () => {
    const onTown = vi.fn()
    render(<Page onTown={onTown} />)
    const field = await open()
    await eventually(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, 'Plou')
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Ploufragan (22)par la gare Saint-Brieuc, à 3 km',
      'Ploudalmézeau (29)par la gare Brest, à 21 km',
    ])
    expect(screen.getByRole('status').textContent).toMatch(/^2\svilles$/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await userEvent.keyboard('{Enter}')
    expect(kept()).toEqual({ code: '29174', name: 'Ploudalmézeau', label: 'Ploudalmézeau (29)' })
    expect(onTown).toHaveBeenCalledWith({ code: '29174', name: 'Ploudalmézeau', label: 'Ploudalmézeau (29)' })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('button').textContent).toBe('Depuis Ploudalmézeau, changer de ville')
    expect(asked.filter((call) => !call.includes('/v1/places'))).toEqual([])
  })

  it('gives the focus back to what opened it, not to what opened a window before', async () => {
    const names = ['Une ville', 'Une autre']
    const drawButton = (name: string, open: () => void) => (
      <button type="button" onClick={open}>
        {name}
      </button>
    )
    render(names.map((name) => <TownPicker key={name} town={null} drawButton={(open) => drawButton(name, open)} />))
    for (const name of names) {
      await userEvent.click(screen.getByRole('button', { name }))
      const field = await screen.findByRole('combobox', { name: 'Tu pars de…' })
      await eventually(() => expect(document.activeElement).toBe(field))
      await userEvent.keyboard('{Escape}')
      await eventually(() => expect(document.activeElement?.textContent).toBe(name))
    }
  })

  it('takes the first by Enter alone, once the list answers what was typed', async () => {
    render(<Page />)
    const field = await open()
    answer = (q) => PLACES.filter(({ name }) => name.toLowerCase().startsWith(q))
    await userEvent.type(field, 'Plou')
    await screen.findAllByRole('option')
    // The list is still that of « Plou ».
    await userEvent.type(field, 'dal{Enter}')
    expect(kept()).toBeNull()
    await eventually(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    expect(kept()).toMatchObject({ code: '29174' })
  })

  it('says that a town is unknown, and that the towns do not answer', async () => {
    render(<Page />)
    const field = await open()
    await userEvent.type(field, 'Saint-Machin')
    expect(await screen.findByText(/On ne trouve pas cette commune/)).toBeVisible()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await userEvent.clear(field)
    await userEvent.type(field, 'Brest')
    expect((await screen.findByRole('alert')).textContent).toMatch(/ne répondent pas/)
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })

  it('forgets the town by one press', async () => {
    localStorage.setItem(
      LOCAL_KEYS.town,
      JSON.stringify({ code: '22215', name: 'Ploufragan', label: 'Ploufragan (22)' }),
    )
    const onTown = vi.fn()
    render(<Page onTown={onTown} />)
    await open()
    expect(screen.queryByRole('button', { name: /compte/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Oublier Ploufragan' }))
    expect(kept()).toBeNull()
    expect(onTown).toHaveBeenCalledWith(null)
    expect(screen.getByRole('button').textContent).toBe('Depuis Paris, changer de ville')
  })

  it('says of a town that an address names that this browser does not keep it', async () => {
    render(<TownPicker town={{ code: '69123', name: 'Lyon', label: 'Lyon' }} />)
    await open()
    expect(screen.getByText(/celle de l’adresse de la page/)).toBeVisible()
    expect(screen.queryByText(/est gardée dans ce navigateur/)).toBeNull()
  })

  it('leaves what it cannot read', () => {
    localStorage.setItem(LOCAL_KEYS.town, '{"code":"../22215","name":"X","label":"X"}')
    render(<Page />)
    expect(screen.getByRole('button').textContent).toBe('Depuis Paris, changer de ville')
  })

  it('saves the town to the account by a press of its own, and forgets it there too', async () => {
    localStorage.setItem(
      LOCAL_KEYS.town,
      JSON.stringify({ code: '22215', name: 'Ploufragan', label: 'Ploufragan (22)' }),
    )
    signIn()
    render(<Page />)
    await open()
    expect(savedCode).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'L’enregistrer dans mon compte' }))
    expect(await screen.findByText('Ta ville est enregistrée dans ton compte.')).toBeVisible()
    expect(savedCode).toBe('22215')
    await userEvent.click(screen.getByRole('button', { name: 'Oublier Ploufragan' }))
    await eventually(() => expect(savedCode).toBeNull())
    await eventually(() => expect(screen.getByRole('button').textContent).toBe('Depuis Paris, changer de ville'))
    expect(kept()).toBeNull()
  })

  it('finds again on another device the town that was saved', async () => {
    savedCode = '22215'
    signIn()
    render(<Page />)
    await eventually(() => expect(screen.getByRole('button').textContent).toBe('Depuis Ploufragan, changer de ville'))
    expect(kept()).toBeNull()
  })
})
