import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SandboxPage } from '../rules/sandbox-page'
import { CardPage } from './card-page'

const page: SandboxPage = {
  ...{ id: 'paiement_1', amountCents: 36_000, description: 'Acompte, Traversée du Vercors', state: 'awaiting_card' },
  ...{ returnUrl: 'https://lagopede.test/payer/un-lien', failure: null },
}

const sent: { address: string; body: string }[] = []
let answer: { status: number; body: object }

beforeEach(() => {
  sent.length = 0
  answer = { status: 200, body: { failure: 'insufficient_funds' } }
  vi.stubGlobal('fetch', (address: string, init: { body: string }) => {
    sent.push({ address, body: init.body })
    return Promise.resolve(Response.json(answer.body, { status: answer.status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Payer/ }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('the card page of the sandbox payment provider', () => {
  it('says how much, for what, and leads back', () => {
    render(<CardPage page={page} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payer 360\u00a0€')
    expect(screen.getByRole('link', { name: 'Revenir sans payer' }).getAttribute('href')).toBe(page.returnUrl)
  })

  it('says what is wrong with each field, and goes to the first', async () => {
    render(<CardPage page={page} />)
    await userEvent.type(field('Numéro de carte'), '4242 4242 4242 4241')
    await userEvent.type(field('Expiration'), '01/20')
    await pay()
    expect(field('Numéro de carte').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Numéro de carte'))
    expect(screen.getByText(/vérifie chaque chiffre/)).toBeVisible()
    expect(screen.getByText(/la carte est expirée/)).toBeVisible()
    expect(screen.getByText(/3 chiffres au dos/)).toBeVisible()
    expect(sent).toEqual([])
  })

  it('sends the name of a test card, never a digit of it, and takes another after a refusal', async () => {
    render(<CardPage page={page} />)
    await userEvent.click(screen.getByRole('button', { name: /plafond atteint/ }))
    expect(field('Numéro de carte').value).toBe('4000 0000 0000 9995')
    await pay()
    expect(await screen.findByText(/Rien n’a été débité/)).toBeVisible()
    expect(screen.getByText('Le plafond de la carte est atteint.')).toBeVisible()
    expect(sent).toEqual([{ address: '/maison-de-paiement/paiement_1/carte', body: '{"card":"insufficient"}' }])
    expect(field('Numéro de carte').value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: /Refusée par la banque/ }))
    await pay()
    expect(sent.at(-1)?.body).toBe('{"card":"refused"}')
  })

  it('says that the sandbox does not answer', async () => {
    answer = { status: 503, body: {} }
    render(<CardPage page={page} />)
    await userEvent.click(screen.getByRole('button', { name: /Acceptée aussitôt$/ }))
    await pay()
    expect(await screen.findByText(/ne répond pas/)).toBeVisible()
  })

  it('shows why an earlier try failed', () => {
    render(<CardPage page={{ ...page, state: 'refused', failure: 'proof_refused' }} />)
    expect(screen.getByText(/n’a pas été confirmé dans ton appli/)).toBeVisible()
  })
})
