import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PanelHits } from '@/contract/panel-search'
import { SearchButton } from './search-button'

const role = vi.hoisted(() => ({ current: 'staff' }))
const followed = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: role.current } }),
  Link: ({ href, ref }: { href: string; ref: React.Ref<HTMLAnchorElement> }) => (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- stands for Payload's
    <a
      ref={ref}
      href={href}
      hidden
      onClick={(event) => {
        event.preventDefault()
        followed(href)
      }}
    />
  ),
}))

const NONE = { items: [], has_more: false }
const HITS: PanelHits = {
  people: {
    items: [
      { id: 12, name: 'Odile Perrin', email: 'odile@exemple.test', phone: '+33612344455', role: 'customer' },
      { id: 13, name: '', email: 'perrin@exemple.test', phone: null, role: 'guide' },
    ],
    has_more: true,
  },
  bookings: {
    items: [
      {
        ...{ id: 7, number: 'LG-27-0906-915', customer: 'Odile Perrin', expedition: 'Tour des Bauges' },
        ...{ departure_start: '2027-09-06', state: 'deposit_paid' },
      },
    ],
    has_more: false,
  },
  departures: {
    items: [{ id: 4, title: 'Tour des Bauges, 6 sept. 2027', status: 'open', seats_taken: 1, capacity: 8 }],
    has_more: true,
  },
  expeditions: { items: [{ id: 3, title: 'Tour des Bauges', is_published: false }], has_more: false },
  pages: NONE,
  articles: NONE,
}

let asked: unknown[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  role.current = 'staff'
  followed.mockReset()
  asked = []
  answer = () => Response.json(HITS)
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Promise.resolve(answer())
  })
  // Neither is part of jsdom.
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})

const open = async () => {
  const user = userEvent.setup()
  render(<SearchButton />)
  await user.keyboard('{Control>}k{/Control}')
  return { user, field: await screen.findByRole('combobox', { name: 'Rechercher' }) }
}

const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

it('opens by Ctrl K and by its button, and closes by one', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Rechercher/ }))
  expect(await screen.findByRole('dialog', { name: 'Rechercher dans le panneau' })).toBeVisible()
})

it('groups what is found by kind, each with what tells it from others', async () => {
  const { user, field } = await open()
  await user.type(field, 'perrin')
  const people = await screen.findByRole('group', { name: 'Personnes' })
  expect(
    within(people)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Odile Perrinodile@exemple.test · 06\u00a012\u00a034\u00a044\u00a055',
    'perrin@exemple.testGuide',
    'Tous les comptes trouvés',
  ])
  expect(screen.getByRole('group', { name: 'Réservations' }).textContent).toBe(
    'RéservationsOdile Perrin, LG-27-0906-915Acompte reçuTour des Bauges · 6\u00a0sept.\u00a02027',
  )
  expect(screen.getByRole('group', { name: 'Départs' }).textContent).toBe(
    'DépartsTour des Bauges, 6 sept. 2027À confirmer1\u00a0place prise sur 8D’autres suivent\u00a0: précise ta recherche.',
  )
  expect(screen.getByRole('group', { name: 'Aventures' }).textContent).toBe('AventuresTour des BaugesBrouillon')
  expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull()
  expect(asked).toEqual([{ words: 'perrin' }])
})

it('goes through the hits by the arrows, and opens one by Enter', async () => {
  const { user, field } = await open()
  await user.type(field, 'perrin')
  await screen.findByRole('group', { name: 'Personnes' })
  expect(activeText(field)).toContain('Odile Perrin')
  await user.keyboard('{ArrowUp}')
  expect(activeText(field)).toContain('Brouillon')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => {
    expect(followed).toHaveBeenCalledExactlyOnceWith('/admin/collections/reservations/7')
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leads to the list of all that was found', async () => {
  const { user, field } = await open()
  await user.type(field, 'perrin &')
  await user.click(await screen.findByRole('option', { name: 'Tous les comptes trouvés' }))
  await waitFor(() => {
    expect(followed).toHaveBeenCalledExactlyOnceWith('/admin/collections/users?search=perrin+%26')
  })
})

it('asks nothing for less than three letters, and says so', async () => {
  const { user, field } = await open()
  expect(screen.getByRole('status').textContent).toContain('Un bout de nom')
  await user.type(field, 'pe')
  expect(screen.getByRole('status').textContent).toBe('Tape au moins 3 lettres ou chiffres de suite.')
  expect(asked).toEqual([])
})

it('says that it searches, and that nothing was found', async () => {
  let resolve: (response: Response) => void = () => undefined
  answer = () =>
    new Promise((settle) => {
      resolve = settle
    })
  const { user, field } = await open()
  await user.type(field, 'personne')
  expect(screen.getByRole('status').textContent).toBe('Recherche…')
  await waitFor(() => {
    expect(asked).toHaveLength(1)
  })
  resolve(Response.json({ ...HITS, people: NONE, bookings: NONE, departures: NONE, expeditions: NONE }))
  await screen.findByText('Rien ne correspond. Essaie un autre bout de nom ou de numéro.')
})

it('says why it could not search, and tries again', async () => {
  answer = () => Response.json({ error: 'Trop de demandes.' }, { status: 429 })
  const { user, field } = await open()
  await user.type(field, 'perrin')
  expect((await screen.findByRole('alert')).textContent).toContain('Trop de demandes.')
  answer = () => Response.json(HITS)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('group', { name: 'Personnes' })).toBeVisible()
})

it('tells a guide what a guide finds', async () => {
  role.current = 'guide'
  await open()
  expect(screen.getByRole('status').textContent).toContain('Un de tes départs')
})
