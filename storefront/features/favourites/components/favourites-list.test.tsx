import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { FavouritesList } from './favourites-list'

/** Answers the details of a favourite by its number; those that are awaited never come. */
const show = ({ interests, answer }: { interests: number[]; answer: (id: number) => Response | 'awaited' }) => {
  changeSession({ isReady: true, status: 'logged in', user: buildUser({ interests }) })
  vi.stubGlobal('fetch', (address: string) => {
    const response = answer(Number(address.split('/').at(-1)))
    return response === 'awaited' ? new Promise(() => undefined) : Promise.resolve(response)
  })
  render(
    <FavouritesList renderCard={({ name }) => <h2>{name}</h2>} renderRemoval={(id) => <button>Retirer {id}</button>} />,
  )
}

const trip = (id: number) => Response.json({ hit: { name: `Aventure ${String(id)}` } })
const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

beforeEach(() => resetSession())
afterEach(() => vi.unstubAllGlobals())

it('says to everyone that the favourites are on their way, until they are there', async () => {
  show({ interests: [1, 2], answer: (id) => (id === 1 ? trip(1) : 'awaited') })
  expect(await screen.findByText('Aventure 1')).toBeVisible()
  const loading = screen.getByRole('status')
  expect(loading.textContent).toBe('Chargement de tes favoris…')
  expect(loading.closest('.sr-only')).toBeNull()
})

it('shows the last added first, and no loading text once they are there', async () => {
  show({ interests: [1, 2], answer: trip })
  await waitFor(() => expect(names()).toEqual(['Aventure 2', 'Aventure 1']))
  expect(screen.queryByRole('status')).toBeNull()
})

it('tells the console alone of a favourite that fails, and shows the others', async () => {
  const said = vi.mocked(console.error).mockImplementation(() => undefined)
  const refusal = { error: 'Une erreur est survenue' }
  show({ interests: [1, 2], answer: (id) => (id === 2 ? Response.json(refusal, { status: 500 }) : trip(id)) })
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  expect(said.mock.lastCall?.[0]).toMatchObject({ status: 500 })
  expect(names()).toEqual(['Aventure 1'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  said.mockClear()
})
