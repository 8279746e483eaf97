import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { carryGiftCode } from '@/storefront/lib/storage/carried-gift-code'
import { ApiError } from '@/storefront/lib/api/api-error'
import { buildCart } from '../rules/build-cart.fixture'
import { GiftBox } from './gift-box'

const card = { id: 4, last4: '9CQD', amount: 150, left: 50, expires_on: '2028-12-24', is_over: false }

const show = (cart = buildCart()) => {
  const calls = {
    flush: vi.fn(() => Promise.resolve(true)),
    addGiftCard: vi.fn((_code: string) => Promise.resolve()),
    removeGiftCard: vi.fn((_card: number) => Promise.resolve()),
  }
  render(<GiftBox tunnel={{ cart, ...calls }} />)
  return calls
}

describe('the box of gift cards', () => {
  it('pays with a card by its code, and says so', async () => {
    const { addGiftCard } = show()
    await userEvent.type(screen.getByLabelText('Code de la carte'), 'lago 7f3k 9cqd')
    await userEvent.click(screen.getByRole('button', { name: 'Utiliser' }))
    expect(addGiftCard).toHaveBeenCalledWith('lago 7f3k 9cqd')
    expect(await screen.findByText(/Carte cadeau ajoutée/)).toBeVisible()
  })

  it('has the code that was taken along', () => {
    carryGiftCode('LAGO-7F3K-9CQD')
    show()
    expect(screen.getByLabelText<HTMLInputElement>('Code de la carte').value).toBe('LAGO-7F3K-9CQD')
  })

  it('says what a card gives and keeps, and takes it away', async () => {
    const { removeGiftCard } = show(buildCart({ gift_cards: [card] }))
    expect(screen.getByText(/150 € utilisés sur 200 €\. Il restera 50 €/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Retirer la carte cadeau qui finit par 9CQD/ }))
    expect(removeGiftCard).toHaveBeenCalledWith(4)
  })

  it('says why a code is refused, beside it', async () => {
    const { addGiftCard } = show()
    const message = 'On ne connaît pas ce code.'
    addGiftCard.mockRejectedValueOnce(
      new ApiError({ status: 422, error: message, errors: [{ field: 'code', message }] }),
    )
    await userEvent.type(screen.getByLabelText('Code de la carte'), 'LAGO-AAAA-AAAA')
    await userEvent.click(screen.getByRole('button', { name: 'Utiliser' }))
    expect((await screen.findByRole('textbox')).getAttribute('aria-invalid')).toBe('true')
  })
})
