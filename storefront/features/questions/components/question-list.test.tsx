import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '@/contract/messages'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { QuestionList } from './question-list'

const question: Message = {
  id: 4,
  body: 'De l’eau ? Voir https://exemple.fr/eau et <b>javascript:alert(1)</b>',
  author: { first_name: 'Hugo', avatar_url: null, is_guide: false },
  created_at: '2026-07-20T09:00:00.000Z',
  replies: [
    {
      id: 5,
      body: 'Oui.',
      author: { first_name: 'Maëlle', avatar_url: null, is_guide: true },
      // The 22nd in Paris already.
      created_at: '2026-07-21T22:30:00.000Z',
    },
  ],
}

/** Lets the test answer the call when it wants. */
const answerLater = () => {
  let resolve: (response: Response) => void = () => undefined
  const promise = new Promise<Response>((settle) => {
    resolve = settle
  })
  const fetch = vi.fn((_address: string, _init?: RequestInit) => promise)
  vi.stubGlobal('fetch', fetch)
  const answer = (body: unknown, status = 201) =>
    act(() => {
      resolve(Response.json(body, { status }))
      return promise.then(() => undefined)
    })
  return { fetch, answer }
}

const scrolls = vi.fn()

const show = async (expeditionId: number) => {
  const shown = render(<QuestionList expeditionId={expeditionId} messages={[question]} guide="Maëlle" />)
  await screen.findByRole('textbox', { name: /^Pose ta question/ })
  return shown
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Pose ta question à Maëlle/ })
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publier ma question' }))

beforeEach(() => {
  sessionStorage.clear()
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  Element.prototype.scrollIntoView = scrolls
})
afterEach(() => vi.unstubAllGlobals())

describe('QuestionList', () => {
  it('shows questions, answers and the badge, addresses as links that vouch for nothing', async () => {
    await show(1)
    const [asked, answer] = screen.getAllByRole('article')
    expect(asked?.textContent).toContain('<b>javascript:alert(1)</b>')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://exemple.fr/eau', 'nofollow noopener ugc'],
    ])
    expect(within(answer as HTMLElement).getByText('Guide')).toBeVisible()
    expect(within(answer as HTMLElement).getByText(/^22\sjuil\.\s2026$/)).toBeVisible()
  })

  it('shows a question at once, then as the server kept it', async () => {
    const { fetch, answer } = answerLater()
    await show(2)
    await userEvent.type(field(), 'Des guêtres ?')
    expect(screen.getByText(/13\s\/\s2\s000/)).toBeVisible()
    await publish()
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Envoi…')
    await vi.waitFor(() => expect(scrolls).toHaveBeenCalledWith({ block: 'start' }))
    expect(field().value).toBe('')
    await answer({
      ...question,
      id: 9,
      body: 'Des guêtres ?',
      author: { ...question.author, first_name: 'Camille' },
      replies: [],
    })
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Des guêtres\u00a0?')
    expect(screen.queryByText('Envoi…')).toBeNull()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/expeditions/2/messages')
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"body":"Des guêtres ?"}')
  })

  it('takes a refused question away and puts its text back', async () => {
    const { answer } = answerLater()
    await show(3)
    await userEvent.type(field(), 'Trop vite')
    await publish()
    await answer({ error: 'Trop de tentatives.' }, 429)
    expect(screen.getByText('Trop de tentatives.')).toBeVisible()
    expect(field().value).toBe('Trop vite')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('sends nothing when there is nothing, or too much', async () => {
    const { fetch } = answerLater()
    await show(4)
    await publish()
    expect(screen.getByText('Écris quelques mots.')).toBeVisible()
    await userEvent.click(field())
    await userEvent.paste('a'.repeat(2001))
    await publish()
    expect(screen.getByText(/Ton message est trop long/)).toBeVisible()
    expect(field().value).toHaveLength(2001)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('has a visitor sign in, and finds the text again, even in another page of the tab', async () => {
    const { fetch } = answerLater()
    changeSession({ status: 'logout', user: null })
    const first = await show(5)
    await userEvent.type(field(), 'Des crampons ?')
    await publish()
    expect(readSession().status).toBe('wantToLogin')
    expect(fetch).not.toHaveBeenCalled()
    first.unmount()
    expect(sessionStorage.getItem('messageDrafts')).toContain('Des crampons ?')
    act(() => changeSession({ status: 'logged in', user: buildUser() }))
    await show(5)
    expect(screen.getByText(/Ton texte est toujours là/)).toBeVisible()
    expect(field().value).toBe('Des crampons ?')
    expect(document.activeElement).toBe(field())
  })

  it('sends what was published before the session was known, once it is', async () => {
    const { fetch, answer } = answerLater()
    changeSession({ isReady: false, status: 'logout', user: null })
    await show(7)
    await userEvent.type(field(), 'Pressée')
    await publish()
    expect(fetch).not.toHaveBeenCalled()
    act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
    await answer({ ...question, id: 11, body: 'Pressée', replies: [] })
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Pressée')
    expect(readSession().status).toBe('logged in')
  })

  it('answers a question under it', async () => {
    const { fetch, answer } = answerLater()
    await show(6)
    await userEvent.click(screen.getByRole('button', { name: 'Répondre à Hugo' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Ta réponse à Hugo' }), 'Moi aussi')
    await userEvent.click(screen.getByRole('button', { name: 'Publier ma réponse' }))
    await answer({ ...question, id: 10, body: 'Moi aussi', replies: [] })
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"body":"Moi aussi","parent_id":4}')
    const thread = within(screen.getAllByRole('article')[0] as HTMLElement)
    expect(thread.getAllByRole('article').map(({ textContent }) => textContent.includes('Moi aussi'))).toEqual([
      false,
      true,
    ])
    expect(screen.queryByRole('textbox', { name: 'Ta réponse à Hugo' })).toBeNull()
  })
})
