import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askPhone } from '@/storefront/lib/session/phone'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { PhonePopup } from './phone-popup'

const place = vi.hoisted(() => ({ path: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => place.path }))

// The window is loaded as it opens.
const LAZY = { timeout: 10_000 }
const TITLE = /On t’appelle pour préparer la prochaine/

beforeEach(() => {
  localStorage.clear()
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})

describe('the phone popup', () => {
  it.each([
    '/expeditions/tour-du-queyras',
    '/en-famille',
    '/raison-d-etre',
    '/cartes-cadeaux',
    '/comparer',
    '/newsletter-de-mai',
  ])('opens on %s, which everyone sees, once asked for', async (path) => {
    place.path = path
    askPhone({ event: 'favourite', price: 1290 })
    render(<PhonePopup appointmentUrl="https://rendez-vous.example" />)
    expect(await screen.findByRole('dialog', { name: TITLE }, LAZY)).toBeVisible()
  })

  it.each([
    '/my-account',
    '/my-expeditions',
    '/my-expeditions/47',
    '/mes-favoris/',
    '/reservations/8/2',
    '/renoncer-au-contrat',
    '/newsletter/confirmation',
    '/payer',
  ])('never covers %s, which one came for', async (path) => {
    place.path = '/avis'
    askPhone({ event: 'login' })
    const { rerender } = render(<PhonePopup appointmentUrl="https://rendez-vous.example" />)
    await screen.findByRole('dialog', { name: TITLE }, LAZY)
    place.path = path
    rerender(<PhonePopup key={path} appointmentUrl="https://rendez-vous.example" />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves who is writing to their form', () => {
    place.path = '/expeditions/tour-du-queyras'
    render(
      <>
        <textarea aria-label="Ta question" />
        <PhonePopup appointmentUrl="https://rendez-vous.example" />
      </>,
    )
    screen.getByLabelText('Ta question').focus()
    askPhone({ event: 'cart', price: 1290 })
    expect(readSession().phonePopup).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Ta question'))
  })
})
