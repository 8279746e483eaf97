import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FeaturedTrip } from '@/contract/featured'
import { FeaturedPage } from './featured-page'

type Dragged = { moveFromIndex: number; moveToIndex: number }
let drag: (dragged: Dragged) => void
vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn() },
  DraggableSortable: ({ children, onDragEnd }: { children: ReactNode; onDragEnd: typeof drag }) => {
    drag = onDragEnd
    return <div>{children}</div>
  },
  DraggableSortableItem: ({ children }: { children: (item: object) => ReactNode }) => (
    <>{children({ listeners: {} })}</>
  ),
  Button: ({ children, disabled, onClick }: { children: ReactNode; disabled?: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))
afterEach(() => vi.unstubAllGlobals())

const trip = (id: number, name: string, change: Partial<FeaturedTrip> = {}): FeaturedTrip => ({
  ...{ id, name, is_published: true, picture: null, next_start: '2027-06-14' },
  ...change,
})
const ORDER = {
  trips: [trip(1, 'Vercors'), trip(2, 'Queyras', { is_published: false }), trip(3, 'Jura')],
  others: [trip(4, 'Écrins'), trip(5, 'Corse')],
  home_count: 0,
}

const show = async (answerOf: () => Response = () => Response.json(ORDER), order = ORDER) => {
  const posted: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Promise.resolve(Response.json(order))
    posted.push(JSON.parse(body))
    return Promise.resolve(answerOf())
  })
  render(<FeaturedPage />)
  await screen.findByRole('list', { name: 'Aventures à la une' })
  return posted
}
const names = () =>
  within(screen.getByRole('list', { name: 'Aventures à la une' }))
    .getAllByRole('listitem')
    .map((item) => /Vercors|Queyras|Jura|Écrins/.exec(item.textContent)?.[0])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('moves, adds and takes off trips, and keeps them by one press', async () => {
  const posted = await show()
  expect(screen.getByText(/^Retirée du site/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Enregistrer la une' })).toHaveProperty('disabled', true)
  await press('Monter Jura')
  expect(names()).toEqual(['Vercors', 'Jura', 'Queyras'])
  expect(screen.getByText(/^Jura\s: place 2 sur 3\.$/)).toBeVisible()
  await press('Monter Vercors')
  await press('Enlever Queyras')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Ajouter une aventure' }), 'ecrin')
  await press('Ajouter Écrins')
  expect(names()).toEqual(['Vercors', 'Jura', 'Écrins'])
  await press('Enregistrer la une')
  expect(posted).toEqual([{ ids: [1, 3, 4], seen: [1, 2, 3] }])
})

it('is drawn by hand too', async () => {
  await show()
  act(() => drag({ moveFromIndex: 2, moveToIndex: 0 }))
  expect(names()).toEqual(['Jura', 'Vercors', 'Queyras'])
  act(() => drag({ moveFromIndex: 0, moveToIndex: -1 }))
  expect(names()).toEqual(['Jura', 'Vercors', 'Queyras'])
  await press('Annuler mes changements')
  expect(names()).toEqual(['Vercors', 'Queyras', 'Jura'])
})

it('says what somebody else changed, and keeps the reader’s own until they take the list of now', async () => {
  await show(() => Response.json({ error: 'Noé a changé la une.' }, { status: 409 }))
  await press('Descendre Vercors')
  await press('Enregistrer la une')
  expect((await screen.findByRole('alert')).textContent).toContain('Noé a changé la une.')
  expect(names()).toEqual(['Queyras', 'Vercors', 'Jura'])
  expect(screen.getByRole('button', { name: 'Reprendre la liste d’à présent' })).toBeVisible()
})

it('says that the home page shows a choice of its own', async () => {
  await show(undefined, { ...ORDER, home_count: 3 })
  expect(screen.getByText(/^La page d’accueil choisit elle-même 3\saventures\s:/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la page d’accueil' })).toHaveProperty(
    'pathname',
    '/admin/globals/home-page',
  )
})
