import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GroupMessage } from '@/contract/guide-messages'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { buildDeparture, buildTraveler } from '../rules/build-departure.fixture'
import { GroupMailBox } from './group-mail-box'
import { QuestionsBox } from './questions-box'

const SENT: GroupMessage = {
  id: 3,
  subject: 'La météo',
  body: 'Il a neigé.',
  author: 'Maëlle',
  recipients: 1,
  sent_at: '2027-06-10T08:00:00.000Z',
}
const GROUP = [buildTraveler(), buildTraveler({ id: 2, first_name: 'Hugo', last_name: 'Martel', email: null })]

let posts: Array<{ body: unknown; key: string | undefined }>
const answer = (list: unknown[], post: () => Response) =>
  vi.stubGlobal(
    'fetch',
    (_path: string, init?: { method?: string; body?: string; headers?: Record<string, string> }) => {
      if (init?.method !== 'POST') return Promise.resolve(Response.json(list))
      posts.push({ body: JSON.parse(init.body ?? '{}'), key: init.headers?.['idempotency-key'] })
      return Promise.resolve(post())
    },
  )

beforeEach(() => {
  posts = []
  queryClient().clear()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('says whom it reaches, sends once for each text, and lists what was sent', async () => {
  let isDown = true
  answer([SENT], () =>
    isDown ? Response.json({ error: 'Réessaie.' }, { status: 503 }) : Response.json(SENT, { status: 201 }),
  )
  render(
    <>
      <GroupMailBox departure={buildDeparture({ participants: GROUP })} />
      <ToastRegion />
    </>,
  )
  expect(screen.getByText(/sans montrer les autres adresses.: Inès Kaddour\. Sans adresse.: Hugo Martel/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Objet'), 'La météo')
  await userEvent.type(screen.getByLabelText('Message'), 'Il a neigé.')
  const button = screen.getByRole('button', { name: /Envoyer à 1.personne/ })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Réessaie.')
  isDown = false
  await userEvent.click(button)
  expect(await screen.findByText(/Message envoyé à 1.personne/)).toBeVisible()
  expect(posts[0]?.body).toEqual({ subject: 'La météo', body: 'Il a neigé.' })
  expect(posts[0]?.key).toBe(posts[1]?.key)
  const list = within(screen.getByRole('list', { name: 'Messages envoyés' }))
  expect(list.getByText(/Maëlle, le 10.juin.2027, à 1.personne/)).toBeVisible()
})

it('offers no form once canceled or out of its days', () => {
  answer([], () => Response.json({}))
  render(<GroupMailBox departure={buildDeparture({ status: 'canceled', participants: GROUP })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/On écrit au groupe de 60/)).toBeVisible()
})

it('shows the questions without an answer, and answers one on the page of the trip', async () => {
  const question = (id: number, replies: unknown[]) => ({
    id,
    body: `Question ${String(id)}`,
    author: { first_name: 'Zoé', avatar_url: null, is_guide: false },
    created_at: '2027-05-01T08:00:00.000Z',
    replies,
  })
  answer([question(2, [question(9, [])]), question(1, [])], () => Response.json(question(5, []), { status: 201 }))
  render(
    <>
      <QuestionsBox departure={buildDeparture()} />
      <ToastRegion />
    </>,
  )
  const box = within(await screen.findByRole('region', { name: 'Questions sans réponse (1)' }))
  expect(box.queryByText(/Question 2/)).toBeNull()
  await userEvent.type(box.getByLabelText('Ta réponse à Zoé'), 'Oui, à la cabane.')
  await userEvent.click(box.getByRole('button', { name: 'Répondre' }))
  expect(await screen.findByText('Ta réponse est en ligne.')).toBeVisible()
  expect(posts[0]?.body).toEqual({ body: 'Oui, à la cabane.', parent_id: 1 })
})
