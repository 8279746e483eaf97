import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../factories/departure'
import { call } from './call'
import type { MemoryProvider } from './memory-provider'
import { signInAs } from './sign-in-as'

type Cart = { id: number; total: number }
type Started = { payment_id: string; token: string; next: { url: string }; error: string; reason: string }
export type Settled = { state: string; message: string | null; reservation_id: number | null; error: string }

/** A departure of some months from now, with so many seats. */
export const departureToPay = (
  payload: Payload,
  { expedition, capacity = 8, days = 90 }: { expedition: number; capacity?: number; days?: number },
) =>
  createDeparture(payload, {
    expedition,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
    capacity,
  })

/** What a customer orders, as the tunnel sends it. */
export const orderOf = (cart: Cart) => ({
  cart_id: cart.id,
  terms_version: '2026-11',
  accepts_terms: true,
  certifies_level: true,
  total: cart.total,
})

/** A customer who holds seats and pays them by card. */
export const signInToPay = async (payload: Payload) => {
  const { id, email, token } = await signInAs(payload)
  const send = <Body = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers = {},
  ) => call<Body>(`v1/${path}`, { method, body, token, headers })
  return {
    ...{ id, email, token, send },
    hold: async (departure: number, travelers = 2) =>
      (await send<Cart>('POST', 'cart', { departure_id: departure, travelers_count: travelers })).body,
    pay: (
      cart: Cart,
      {
        share = 'deposit',
        key = randomUUID(),
        ...more
      }: { share?: string; key?: string; card_terms_version?: string } = {},
    ) => send<Started>('POST', 'user/payments', { order: orderOf(cart), share, ...more }, { 'idempotency-key': key }),
  }
}

export type Payer = Awaited<ReturnType<typeof signInToPay>>

/** Comes back from the provider's page. */
export const settle = (token: string) =>
  call<Settled>('v1/pay/settle', { method: 'POST', headers: { 'link-token': token } })

/** The reference of a payment at its provider. */
export const referenceOf = async (paymentId: string): Promise<string> =>
  (await queryOne<{ r: string }>('select provider_reference as r from payment_intents where id = $1', [paymentId]))
    ?.r ?? ''

/** Sends a provider's message, as it signs it. */
export const deliver = (provider: MemoryProvider, message: { body: string; headers: Record<string, string> }) =>
  call(`v1/payment-events/${provider.key}`, { method: 'POST', rawBody: message.body, headers: message.headers })

/** What the ledger holds for a reservation, line by line. */
export const ledgerOf = async (reservation: number) =>
  (
    await query<{ kind: string; method: string; cents: number }>(
      'select kind, method, amount_cents::int as cents from payments where reservation_id = $1 order by id',
      [reservation],
    )
  ).map(({ kind, method, cents }) => [kind, method, cents])

/** How many mails of a template wait in the outbox for a reservation, or for one of its payments. */
export const mailsOf = async (template: string, reservation: number | null): Promise<number> =>
  (
    await query(
      `select 1 from graphile_worker._private_jobs where payload::jsonb ->> 'template' = $1
         and (payload::jsonb ->> 'reservationId' = $2 or payload::jsonb ->> 'paymentId' in (
           select id::text from payments where reservation_id = $2::int))`,
      [template, String(reservation)],
    )
  ).length
