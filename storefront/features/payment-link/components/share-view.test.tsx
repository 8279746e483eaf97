import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { buildShare } from '../rules/build-share.fixture'
import { paymentView } from '../rules/payment-view'
import { ShareView } from './share-view'

const show = (detail = buildShare(), session: Parameters<typeof changeSession>[0] = { isReady: true }) => {
  resetSession()
  changeSession(session)
  const start = {
    start: vi.fn(() => Promise.resolve()),
    isStarting: false,
    error: undefined,
    form: null,
    closeForm: vi.fn(),
  }
  const payment = { detail, settled: null, isDown: false }
  const { share } = detail
  if (!share) throw new Error('This is no share.')
  const onRefresh = vi.fn(() => Promise.resolve())
  render(
    <ShareView
      view={paymentView(payment)}
      payment={payment}
      start={start}
      share={share}
      token="lou"
      onRefresh={onRefresh}
    />,
  )
  return { start: start.start, onRefresh }
}

const order = () => userEvent.click(screen.getByRole('button', { name: 'Commander avec obligation de paiement' }))

/** Answers the one call of « Je ne viens pas ». */
const answerDecline = (status: number, body: unknown) => {
  const fetch = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('a share of a deposit', () => {
  it('says who waits, what is to be paid of what, who is in, and takes an agreement before a card', async () => {
    const { start } = show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ta part de l’acompte')
    expect(screen.getByText(/Camille t’attend/)).toBeVisible()
    const others = within(screen.getByRole('region', { name: 'Les autres parts' })).getAllByRole('listitem')
    expect(others.map(({ textContent }) => textContent.trim())).toEqual(['Camille Réglée', 'Part 2Pas encore'])
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)

    await order()
    expect(screen.getByText('Coche cette case pour commander')).toBeVisible()
    expect(screen.getByText('Écris ton adresse, pour recevoir ton reçu')).toBeVisible()
    expect(start).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /adresse mail/ }), 'lou@exemple..fr')
    await userEvent.click(screen.getByRole('checkbox'))
    await order()
    expect(start).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByRole('textbox', { name: /adresse mail/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /adresse mail/ }), 'lou@exemple.fr')
    await order()
    expect(start).toHaveBeenCalledExactlyOnceWith({
      agreement: { email: 'lou@exemple.fr', terms_version: '2026-11', accepts_terms: true },
    })
  })

  it('waits, pressed before it is known who is there, for their address, and starts once however often it is', async () => {
    const { start } = show(buildShare(), { isReady: false })
    await userEvent.click(screen.getByRole('checkbox'))
    await order()
    await order()
    expect(screen.queryByText('Écris ton adresse, pour recevoir ton reçu')).toBeNull()
    act(() => changeSession({ user: buildUser() }))
    await act(async () => {
      changeSession({ isReady: true })
      await Promise.resolve()
    })
    expect(start).toHaveBeenCalledExactlyOnceWith({
      agreement: { email: 'camille@exemple.fr', terms_version: '2026-11', accepts_terms: true },
    })
  })

  it('is declined once the question is answered, and not while it is only asked', async () => {
    const fetch = answerDecline(200, { is_declined: true })
    const { onRefresh } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Je ne viens pas…' }))
    expect(screen.getByText(/Camille le saura tout de suite/)).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /Confirmer/ }))
    await eventually(() => expect(onRefresh).toHaveBeenCalledOnce())
    expect(fetch.mock.calls.map(([address, init]) => [address, new Headers(init.headers).get('link-token')])).toEqual([
      ['/api/v1/pay/decline', 'lou'],
    ])
  })

  it('shows why it could not be declined', async () => {
    answerDecline(409, { error: 'Cette part est déjà réglée.', reason: 'paid' })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Je ne viens pas…' }))
    await userEvent.click(screen.getByRole('button', { name: /Confirmer/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Cette part est déjà réglée.')
  })

  it('may still be paid once it is declined, and is not declined twice nor by who books', () => {
    show(buildShare({}, { is_declined: true }))
    expect(screen.getByText(/Camille est au courant/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Commander/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Je ne viens pas…' })).toBeNull()
    cleanup()
    show(buildShare({}, { position: 1 }))
    expect(screen.queryByRole('button', { name: 'Je ne viens pas…' })).toBeNull()
  })

  it('says that nothing is debited yet while others are missing', () => {
    show(buildShare({ state: 'ready' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ta part est prête')
    expect(screen.getByText(/pas encore débités/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Commander/ })).toBeNull()
  })

  it('is a receipt once all are in', () => {
    show(buildShare({ state: 'paid' }, { sharing: 'complete' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('C’est payé')
    expect(screen.getByText(/Le reçu part par mail/)).toBeVisible()
  })

  it('says with the receipt that the departure is not sure to leave', () => {
    const expedition = { ...buildShare().expedition, awaited: { missing_count: 1, decision_on: '2037-05-07' } }
    show(buildShare({ state: 'paid', expedition }, { sharing: 'complete' }))
    expect(screen.getByText(/il manque 1\sinscrit, décision le 7\smai/)).toBeVisible()
  })

  it('says that nothing was taken once the sharing is over', () => {
    const message = 'Il manquait une part à l’heure dite. Rien n’a été débité.'
    show(buildShare({ state: 'released', message }, { sharing: 'released' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le partage est terminé')
    expect(screen.getByText(message)).toBeVisible()
  })
})
