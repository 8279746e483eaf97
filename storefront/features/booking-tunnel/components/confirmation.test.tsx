import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { receiveOrder } from '../api/use-ordered-cart'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { Confirmation } from './confirmation'

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }))

const { price } = buildOrdered()

const show = (sums: { paid: number; arriving: number }) => {
  receiveOrder({ cartId: 41, reservation: { ...buildOrdered(), ...sums } })
  render(<Confirmation cartId={41} />)
}

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 503 })))
})

describe('Confirmation', () => {
  it('asks for the transfer of a deposit that nobody pays', () => {
    show({ paid: 0, arriving: 0 })
    expect(screen.getByRole('heading', { name: 'Ton virement' })).toBeTruthy()
  })

  it('asks for no transfer while the cards of a shared deposit are debited one after the other', () => {
    show({ paid: price.deposit / 3, arriving: (price.deposit * 2) / 3 })
    expect(screen.queryByRole('heading', { name: 'Ton virement' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Ton paiement' })).toBeTruthy()
  })
})
