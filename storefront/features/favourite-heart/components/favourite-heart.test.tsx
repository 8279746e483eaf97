import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, readSession, resetSession, tellLogin } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { dismissToast, readToasts } from '@/storefront/ui/toast-store'
import { FavouriteHeart } from './favourite-heart'
import { WishedFavourite } from './wished-favourite'

/** Each test likes an expedition of its own: what was pressed is remembered as long as the page lives. */
let id = 100
let calls: string[]

const signIn = (change: Parameters<typeof buildUser>[0] = {}) =>
  changeSession({ isReady: true, status: 'logged in', user: buildUser({ phone: '+33639981234', ...change }) })

const showHeart = ({ price = 640 } = {}) =>
  render(
    <>
      <FavouriteHeart id={id} name="Le Sarek en packraft" price={price} count={12} thumbnail="/media/sarek-640.webp" />
      <ToastRegion />
      <WishedFavourite />
    </>,
  )

const heart = () => screen.getByRole('button', { name: /Ajouter Le Sarek en packraft à tes favoris/ })
const state = () => [heart().getAttribute('aria-pressed'), heart().textContent]

/** Answers each call in its turn, `status` at a time; the promises wait until `answer` is called. */
const holdAnswers = () => {
  const waiting: Array<(response: Response) => void> = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    calls.push(init.method ?? '')
    return new Promise<Response>((resolve) => waiting.push(resolve))
  })
  return (status = 200, body: unknown = []) =>
    act(async () => {
      waiting.shift()?.(Response.json(body, { status }))
      await Promise.resolve()
    })
}

beforeEach(() => {
  id += 1
  calls = []
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    calls.push(init.method ?? '')
    return Promise.resolve(Response.json([]))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => {
    resetSession()
    readToasts().forEach((toast) => dismissToast(toast.id))
  })
})

describe('FavouriteHeart', () => {
  it('says how many people like it', () => {
    showHeart()
    expect(heart().getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Ajouter Le Sarek en packraft à tes favoris, 12 personnes l’aiment',
    )
  })

  it('flips and counts at once, says so, and the local favourites follow the server', async () => {
    signIn()
    const answer = holdAnswers()
    showHeart()
    await userEvent.click(heart())
    expect(state()).toEqual(['true', '13'])
    expect(screen.getByText('Ajoutée à tes favoris')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir mes favoris' }).getAttribute('href')).toBe('/mes-favoris')
    expect(screen.getByRole('status').querySelector('img')?.getAttribute('src')).toBe('/media/sarek-640.webp')
    expect(readSession().user?.interests).toEqual([])
    await answer(201, [id])
    expect(readSession().user?.interests).toEqual([id])
    expect(state()).toEqual(['true', '13'])
  })

  it('takes a stored favourite back', async () => {
    signIn({ interests: [3, id] })
    showHeart()
    expect(state()).toEqual(['true', '12'])
    await userEvent.click(heart())
    expect(state()).toEqual(['false', '11'])
    expect(screen.getByText('Retirée de tes favoris')).toBeVisible()
    await waitFor(() => expect(readSession().user?.interests).toEqual([3]))
    expect([calls, state()]).toEqual([['DELETE'], ['false', '11']])
  })

  it('is put back with a word when the server refuses', async () => {
    signIn()
    const answer = holdAnswers()
    showHeart()
    await userEvent.click(heart())
    await answer(404, { error: 'Cette aventure n’existe pas ou n’est plus en ligne.' })
    expect(state()).toEqual(['false', '12'])
    expect(screen.getByRole('alert').textContent).toContain('n’est plus en ligne')
    expect(screen.queryByText('Ajoutée à tes favoris')).toBeNull()
    expect(readSession().user?.interests).toEqual([])
  })

  it('ends, with the server, where the last of several presses left it', async () => {
    signIn()
    const answer = holdAnswers()
    showHeart()
    await userEvent.dblClick(heart())
    expect(state()).toEqual(['false', '12'])
    expect(calls).toEqual(['POST'])
    await answer(201)
    expect(calls).toEqual(['POST', 'DELETE'])
    await userEvent.click(heart())
    await userEvent.dblClick(heart())
    await answer(200)
    expect(calls).toEqual(['POST', 'DELETE', 'POST'])
    await answer(201)
    expect(calls).toHaveLength(3)
    expect([state(), readSession().user?.interests]).toEqual([['true', '13'], [id]])
  })

  it('offers a call to who gave no number, above 990 € alone', async () => {
    signIn({ phone: null })
    const { unmount } = showHeart({ price: 990 })
    await userEvent.click(heart())
    await waitFor(() => expect(readSession().user?.interests).toEqual([id]))
    expect(readSession().phonePopup).toBeNull()
    unmount()
    id += 1
    showHeart({ price: 991 })
    await userEvent.click(heart())
    await waitFor(() => expect(readSession().phonePopup).toBe('favourite'))
  })

  it('waits, when pressed early, for the server to say who is here', async () => {
    showHeart()
    await userEvent.click(heart())
    expect([state(), readSession().status]).toEqual([['false', '12'], 'logout'])
    act(() => signIn())
    await waitFor(() => expect(state()).toEqual(['true', '13']))
  })
})

describe('a heart pressed by a visitor', () => {
  const pressAsVisitor = async () => {
    changeSession({ isReady: true })
    const page = showHeart()
    await userEvent.click(heart())
    return page
  }

  it('opens the login flow, and the like is completed after sign-in', async () => {
    await pressAsVisitor()
    expect([readSession().status, state(), calls]).toEqual(['wantToLogin', ['false', '12'], []])
    act(() => signIn())
    await waitFor(() => expect(readSession().user?.interests).toEqual([id]))
    expect([state(), calls]).toEqual([['true', '13'], ['POST']])
    expect(screen.getByText('Ajoutée à tes favoris')).toBeVisible()
  })

  it('is completed after a trip to a provider, which loads the page anew', async () => {
    const { unmount } = await pressAsVisitor()
    unmount()
    act(() => resetSession())
    showHeart()
    act(() => signIn())
    await waitFor(() => expect(readSession().user?.interests).toEqual([id]))
  })

  it('is forgotten by who closes the popup', async () => {
    await pressAsVisitor()
    act(() => tellLogin({ type: 'popup_closed' }))
    act(() => signIn())
    expect([calls, state()]).toEqual([[], ['false', '12']])
  })

  it('adds nothing that is a favourite already', async () => {
    await pressAsVisitor()
    act(() => signIn({ interests: [id] }))
    expect([calls, state()]).toEqual([[], ['true', '12']])
  })
})
