import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DepartureDesk } from '@/contract/desk'
import { DepartureWaitlist } from './departure-waitlist'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

type Request = DepartureDesk['waitlist'][number]

const request = {
  ...{ email: 'x@exemple.test', travelers_count: 3, fewest_count: 3 },
  ...{ ages: [], held_count: 0, until: null, moved: null },
}

const renderList = (waitlist: Request[], isClosed = false) =>
  render(<DepartureWaitlist departureId={4} waitlist={waitlist} isClosed={isClosed} canClose onMoved={vi.fn()} />)

it('lists the requests of the waitlist in order, with the seats that each holds', () => {
  const waitlist: Request[] = [
    { ...request, id: 1, customer: 'Camille', state: 'claiming', held_count: 2, until: '2027-05-02T12:00:00.000Z' },
    { ...request, id: 2, customer: 'Hugo', state: 'waiting', fewest_count: 2, ages: [18, 18, 9] },
    {
      ...request,
      id: 3,
      customer: 'Ali',
      state: 'paused',
      moved: {
        from_place: 1,
        to_place: 3,
        reason: 'rappelée',
        author: 'Zoé Blanc',
        moved_at: '2027-05-02T08:00:00.000Z',
      },
    },
  ]
  renderList(waitlist)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Camille (x@exemple.test) : 3 places 2 places mises de côté, jusqu’à dimanche 2 mai, 14 h Changer sa place Proposer maintenant Retirer',
    'Hugo (x@exemple.test) : 3 places, 2 au moins, pour 2 adultes, 1 enfant (9 ans) Attend Changer sa place Proposer maintenant Retirer',
    'Ali (x@exemple.test) : 3 places N’a pas répondu Changer sa place Proposer maintenant RetirerDe la 1re à la 3e place, par Zoé Blanc le dimanche 2 mai, 10 h : rappelée',
  ])
})

it('moves who waits to another place, with a reason and the list that was read', async () => {
  const waitlist: Request[] = [
    { ...request, id: 1, customer: 'Camille', state: 'waiting' },
    { ...request, id: 2, customer: 'Hugo', state: 'waiting' },
  ]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { body?: string }) => {
    if (body) sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({ id: 4 }))
  })
  renderList(waitlist)
  await userEvent.click(await screen.findByRole('button', { name: 'Changer la place de Hugo' }))
  const form = within(screen.getByRole('group', { name: 'Changer la place de Hugo' }))
  await userEvent.click(form.getByRole('button', { name: 'Changer sa place' }))
  expect(form.getByRole('alert').textContent).toContain('Motif')
  await userEvent.type(form.getByLabelText('Motif'), 'Déjà inscrit ailleurs')
  await userEvent.click(form.getByRole('button', { name: 'Changer sa place' }))
  expect(sent).toEqual([{ entry_id: 2, place: 1, shown: [1, 2], reason: 'Déjà inscrit ailleurs' }])
  expect(screen.queryByRole('group')).toBeNull()
})

it('offers seats out of turn, takes a request off the list for a reason, and closes the list', async () => {
  const waitlist: Request[] = [{ ...request, id: 4, customer: 'Hugo', state: 'waiting' }]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'POST') sent.push([path.split('/waitlist').at(-1), body && JSON.parse(body)])
    return Promise.resolve(Response.json({ id: 4 }))
  })
  renderList(waitlist)
  const open = async (link: string, form: string) => {
    await userEvent.click(await screen.findByRole('button', { name: link }))
    return within(screen.getByRole('group', { name: form }))
  }
  const offer = await open('Proposer maintenant à Hugo', 'Proposer maintenant à Hugo')
  await userEvent.click(offer.getByRole('button', { name: 'Proposer maintenant' }))
  const removal = await open('Retirer la demande de Hugo', 'Retirer la demande de Hugo')
  await userEvent.type(removal.getByLabelText('Motif'), 'Groupe complet')
  await userEvent.click(removal.getByRole('button', { name: 'Retirer la demande' }))
  const closing = await open('Fermer la liste', 'Fermer la liste d’attente')
  expect(closing.getByText(/^1\sdemande est effacée, et son auteur prévenu\.$/)).toBeVisible()
  await userEvent.click(closing.getByRole('button', { name: 'Fermer la liste' }))
  expect(sent).toEqual([
    ['/offers', { entry_id: 4 }],
    ['/removals', { entry_id: 4, reason: 'Groupe complet' }],
    ['/closing', undefined],
  ])
})

it('closes a list on which nobody waits', async () => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({ id: 4 })))
  vi.stubGlobal('fetch', fetched)
  renderList([])
  await userEvent.click(screen.getByRole('button', { name: 'Fermer la liste' }))
  const form = within(screen.getByRole('group', { name: 'Fermer la liste d’attente' }))
  expect(form.queryByText(/demande/)).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Fermer la liste' }))
  expect(fetched.mock.calls.map(([path]) => path.split('/waitlist').at(-1))).toContain('/closing')
})

it('says how an empty list that is closed opens again', () => {
  renderList([], true)
  expect(screen.getByText(/^Elle est close\. Pour la rouvrir, décoche/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fermer la liste' })).toBeNull()
})
