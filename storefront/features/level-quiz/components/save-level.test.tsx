import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { readTab, SESSION_KEYS } from '@/storefront/lib/storage/browser-storage'
import { queryClient } from '@/storefront/lib/api/query-client'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { changeSession, readSession, resetSession, tellLogin } from '@/storefront/lib/session/store'
import { SaveLevel } from './save-level'

const OWN = { version: '2026-11', answers: { a: 2, b: null }, levels: { neige: 2 } }
const BUTTON = 'Enregistrer dans mon profil'

/** The site keeps what is saved, and answers it. */
const stubSite = ({ saved = null, refuses = false }: { saved?: object | null; refuses?: boolean } = {}) => {
  let kept = saved
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      if (refuses) return Promise.resolve(Response.json({ error: 'Ce test a changé depuis.' }, { status: 409 }))
      const body = JSON.parse(init.body as string) as object
      bodies.push(body)
      kept = { ...body, levels: [], saved_at: '' }
    }
    return Promise.resolve(Response.json({ saved: kept }))
  })
  return bodies
}
const signIn = () => act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser({ id: 7 }) }))
const press = () => userEvent.click(screen.getByRole('button', { name: BUTTON }))

beforeEach(() => {
  resetSession()
  sessionStorage.clear()
  queryClient().clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('SaveLevel', () => {
  it('keeps the answers of who is signed in, and says so', async () => {
    const bodies = stubSite()
    render(<SaveLevel own={OWN} />)
    signIn()
    await press()
    expect(await screen.findByText(/Enregistré dans ton profil/)).toBeVisible()
    expect(bodies).toEqual([{ version: '2026-11', answers: { a: 2, b: null } }])
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
  })

  it('says what is saved already, and not of other answers', async () => {
    stubSite({ saved: { version: '2026-11', answers: { a: 2, b: null } } })
    const { rerender } = render(<SaveLevel own={OWN} />)
    signIn()
    expect(await screen.findByText(/Enregistré dans ton profil/)).toBeVisible()
    rerender(<SaveLevel own={{ ...OWN, answers: { a: 2, b: 0 } }} />)
    expect(screen.getByRole('button', { name: BUTTON })).toBeVisible()
  })

  it('says so though what was read before the saving is answered after it', async () => {
    let answerRead = (_answer: Response): void => undefined
    const bodies: string[] = []
    vi.stubGlobal('fetch', (_address: string, { method, body }: RequestInit) => {
      if (method !== 'POST') return new Promise<Response>((resolve) => (answerRead = resolve))
      bodies.push(body as string)
      return Promise.resolve(Response.json({ saved: { ...OWN, levels: [], saved_at: '' } }))
    })
    render(<SaveLevel own={OWN} />)
    signIn()
    await press()
    await eventually(() => expect(bodies).toHaveLength(1))
    await screen.findByText(/Enregistré dans ton profil/)
    answerRead(Response.json({ saved: null }))
    await eventually(() => expect(queryClient().isFetching()).toBe(0))
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
  })

  it('saves nothing of a visitor before they asked, though they sign in', async () => {
    const bodies = stubSite()
    render(<SaveLevel own={OWN} />)
    signIn()
    expect(await screen.findByRole('button', { name: BUTTON })).toBeVisible()
    expect(bodies).toEqual([])
  })

  it('has a visitor sign in first, then saves', async () => {
    const bodies = stubSite()
    render(<SaveLevel own={OWN} />)
    await press()
    expect(readSession().status).not.toBe('logout')
    expect(bodies).toEqual([])
    signIn()
    expect(await screen.findByText(/Enregistré dans ton profil/)).toBeVisible()
    expect(bodies).toHaveLength(1)
    expect(readTab(SESSION_KEYS.levelSaveAsked)).toBeNull()
  })

  it('saves when one comes back from a provider, and not when that took too long', async () => {
    const bodies = stubSite()
    sessionStorage.setItem(SESSION_KEYS.levelSaveAsked, String(Date.now() - 31 * 60_000))
    const { unmount } = render(<SaveLevel own={OWN} />)
    signIn()
    await screen.findByRole('button', { name: BUTTON })
    expect(bodies).toEqual([])
    unmount()
    sessionStorage.setItem(SESSION_KEYS.levelSaveAsked, String(Date.now() - 60_000))
    render(<SaveLevel own={OWN} />)
    await eventually(() => expect(bodies).toHaveLength(1))
  })

  it('saves nothing of who closes the window, and signs in later for something else', async () => {
    const bodies = stubSite()
    render(<SaveLevel own={OWN} />)
    await press()
    act(() => tellLogin({ type: 'popup_closed' }))
    signIn()
    await screen.findByRole('button', { name: BUTTON })
    expect(bodies).toEqual([])
  })

  it('says why it was refused', async () => {
    stubSite({ refuses: true })
    render(<SaveLevel own={OWN} />)
    signIn()
    await press()
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Ce test a changé depuis.'))
  })
})
