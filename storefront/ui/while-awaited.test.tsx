import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteDeparture } from '@/storefront/lib/awaited-page'
import { WhileAwaited } from './while-awaited'

const place = vi.hoisted(() => ({ path: '/', query: new URLSearchParams() }))
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => place.query }))

const page = () => (
  <WhileAwaited>
    <p role="status">On chausse les raquettes…</p>
  </WhileAwaited>
)

const arriveAt = (address: string) => {
  window.history.replaceState(null, '', address)
  place.path = window.location.pathname
  place.query = new URLSearchParams(window.location.search)
}
const leaveFor = (address: string) => act(() => noteDeparture(address))

beforeEach(() => arriveAt('/avis'))

it.each(['/my-account', '/avis?page=2', 'http://localhost:3000/'])(
  'says that %s is coming, until it is there',
  (to) => {
    const { rerender } = render(page())
    expect(screen.queryByRole('status')).toBeNull()
    leaveFor(to)
    expect(screen.getByRole('status')).toBeVisible()
    arriveAt(new URL(to, window.location.href).pathname + new URL(to, window.location.href).search)
    rerender(page())
    expect(screen.queryByRole('status')).toBeNull()
  },
)

it('says nothing of the page that is there', () => {
  render(page())
  leaveFor('/avis#controle')
  expect(screen.queryByRole('status')).toBeNull()
})

it('forgets what was coming once the visitor stays', () => {
  render(page())
  leaveFor('/expeditions')
  leaveFor('/avis')
  expect(screen.queryByRole('status')).toBeNull()
})
