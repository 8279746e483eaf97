import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session-store'
import { buildUser } from '@/storefront/lib/session-user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { Protected } from './protected'

const router = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

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
})

describe('Protected', () => {
  it('waits for the session', () => {
    show()
    expect(screen.getByText('Chargement…')).toBeDefined()
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('shows its page to who is signed in', () => {
    changeSession({ isReady: true, status: 'logged in', user: buildUser() })
    show()
    expect(screen.getByText('Privé')).toBeDefined()
  })

  it('sends a visitor home with a word', async () => {
    changeSession({ isReady: true })
    show()
    expect(await screen.findByText('Veuillez vous connecter pour accéder à cette page.')).toBeDefined()
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/')
    expect(screen.queryByText('Privé')).toBeNull()
  })
})
