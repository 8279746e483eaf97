import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { receiveOrder } from '../api/use-ordered-cart'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { Confirmation } from './confirmation'

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }))

const { price } = buildOrdered()

const show = (changes: Partial<ReservationDetail>) => {
  receiveOrder({ cartId: 41, reservation: { ...buildOrdered(), ...changes } })
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
    expect(screen.getByRole('heading', { name: 'Ton virement' })).toBeVisible()
  })

  it('asks for no transfer while the cards of a shared deposit are debited one after the other', () => {
    show({ paid: price.deposit / 3, arriving: (price.deposit * 2) / 3 })
    expect(screen.queryByRole('heading', { name: 'Ton virement' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Ton paiement' })).toBeVisible()
  })

  it('asks for no transfer of a share whose card was lost while the others were debited', () => {
    const payments = [
      { on: '2027-05-04', kind: 'deposit' as const, method: 'card' as const, amount: price.deposit - 100 },
    ]
    show({ paid: price.deposit - 100, payments })
    expect(screen.queryByRole('heading', { name: 'Ton virement' })).toBeNull()
    expect(screen.getByText(/Il manque 100\s€ de l’acompte.*par carte/)).toBeVisible()
  })

  it('says what is paid, who is missing for the departure, and to wait before buying the train', () => {
    const awaited = { missing_count: 2, decision_on: '2099-05-07' }
    show({ paid: price.deposit, awaited, departure_date: '2099-06-14' })
    expect(screen.getByText('Acompte reçu')).toBeVisible()
    expect(screen.getByText(/il manque 2\sinscrits, décision le 7\smai/).textContent).toContain('N’achète pas encore')
    expect(screen.queryByRole('heading', { name: 'Prends ton train' })).toBeNull()
  })

  it('says of one that is paid in full that its departure is to be confirmed', () => {
    const awaited = { missing_count: 2, decision_on: '2099-05-07' }
    show({ paid: price.total, awaited, departure_date: '2099-06-14' })
    expect(screen.getByText('Tout est réglé, départ à confirmer')).toBeVisible()
    expect(screen.queryByText(/faire le sac/)).toBeNull()
  })
})
