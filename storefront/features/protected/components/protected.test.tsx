import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { providerAddress } from '@/storefront/lib/session/provider'
import { Protected } from './protected'
import { ReturnToAsked } from './return-to-asked'

const router = vi.hoisted(() => ({ replace: vi.fn(), push: vi.fn() }))
const place = vi.hoisted(() => ({ path: '/' }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => place.path }))

const show = () =>
  render(
    <>
      <Protected loadingText="Chargement…">Privé</Protected>
      <ToastRegion />
    </>,
  )

beforeEach(() => {
  resetSession()
  router.replace.mockReset()
  router.push.mockReset()
  place.path = '/'
})

describe('Protected', () => {
  it('waits for the session', () => {
    show()
    expect(screen.getByText('Chargement…')).toBeVisible()
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('shows its page to who is signed in', () => {
    changeSession({ isReady: true, status: 'logged in', user: buildUser() })
    show()
    expect(screen.getByText('Privé')).toBeVisible()
  })

  it('sends a visitor home with a word', async () => {
    changeSession({ isReady: true })
    show()
    expect(await screen.findByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/')
    expect(screen.queryByText('Privé')).toBeNull()
  })
})

describe('who came for a protected page', () => {
  const signIn = () => act(() => changeSession({ status: 'logged in', user: buildUser() }))
  const sendHome = () => {
    window.history.replaceState(null, '', '/my-expeditions/47?onglet=trajet')
    changeSession({ isReady: true })
    const { unmount } = show()
    unmount()
    window.history.replaceState(null, '', '/')
    return render(<ReturnToAsked />)
  }

  it('is led back there once signed in, and that once', () => {
    sendHome()
    expect(router.push).not.toHaveBeenCalled()
    signIn()
    act(() => changeSession({ status: 'logout', user: null }))
    signIn()
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/my-expeditions/47?onglet=trajet')
  })

  it('is led back there by a provider too', () => {
    sendHome()
    expect(providerAddress('google')).toBe(
      `/auth/google_oauth2?redirect_url=${encodeURIComponent('/my-expeditions/47?onglet=trajet')}`,
    )
  })

  it('is led nowhere when they went on to another page', () => {
    const { rerender } = sendHome()
    place.path = '/expeditions'
    rerender(<ReturnToAsked />)
    place.path = '/'
    rerender(<ReturnToAsked />)
    signIn()
    expect(router.push).not.toHaveBeenCalled()
  })
})
