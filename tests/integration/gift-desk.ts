import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { GiftDesk } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../factories/expedition'
import { createLegalDocument } from '../factories/legal-document'
import { call } from './call'
import { departureToPay, orderOf, signInToPay } from './paying'
import { signInAs } from './sign-in-as'

type Answer = GiftDesk & {
  error: string
  cards: GiftDesk[]
  repayments: Array<{ card_id: number; amount_cents: number; due_on: string }>
}

export const mailOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@lagopede.test`

/** What the desk sends to issue a card of 200 euros. */
export const issueBody = (more: object = {}) => ({
  key: randomUUID(),
  means: 'cheque',
  amount_cents: 20_000,
  received_on: calendarDayInParis(new Date()),
  giver_name: 'Jeanne',
  buyer_email: mailOf('jeanne'),
  recipient_name: 'Camille',
  recipient_email: mailOf('camille'),
  message: 'Va voir plus haut.',
  reason: 'Chèque reçu au bureau',
  ...more,
})

/** The account and the code of a card, which the desk never reads. */
export const keptCode = async (id: number) => {
  const row = await queryOne<{ account: number; code: string }>(
    'select account_id as account, code_sealed as code from gift_cards where id = $1',
    [id],
  )
  return { account: Number(row?.account), code: openGiftCode(row?.code ?? '') }
}

/** Maud at the desk of gift cards, and customers who spend them. */
export const openGiftDesk = async (payload: Payload) => {
  const expedition = (await createExpedition(payload)).id
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  const { token } = await signInAs(payload, { role: 'staff', first_name: 'Maud' })
  const ask = <Body = Answer>(path: string, body?: unknown) =>
    call<Body>(`reservations/${path}`, { method: body === undefined ? 'GET' : 'POST', body, token })
  return {
    ask,
    /** Presses a button of a card's page, each time with a key of its own unless one is given. */
    act: (id: number, path: string, body: object) =>
      ask(`gift-cards/${String(id)}/${path}`, { key: randomUUID(), ...body }),
    read: async (id: number) => (await ask(`gift-cards/${String(id)}`)).body,
    search: async (words: string, more: object = {}) => (await ask('gift-cards/search', { words, ...more })).body,
    issue: async (more: object = {}) => {
      const body = issueBody(more)
      const { status, body: answer } = await ask('gift-cards/issue', body)
      expect(status, answer.error).toBe(200)
      return { ...body, id: answer.id }
    },
    /** A booking of 1,000 euros that a card has paid so much of, in euros. */
    spend: async (code: string, euros: number) => {
      const { id: departure } = await departureToPay(payload, { expedition })
      const payer = await signInToPay(payload)
      const cart = await payer.hold(departure)
      await payer.send('POST', `carts/${String(cart.id)}/gift-cards`, { code })
      const { status, body } = await payer.send<{ reservation_id: number }>(
        'POST',
        'reservations',
        { ...orderOf(cart), gift_cards: euros },
        { 'idempotency-key': randomUUID() },
      )
      return { payer, status, id: body.reservation_id }
    },
  }
}
