import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { PaymentDetail } from '@/contract/payments'
import type { SharedDeposit } from '@/contract/shared-deposits'
import { query, queryOne } from '@/server/platform/db/pool'
import { call } from './call'
import type { Fate, MemoryProvider } from './memory-provider'
import { departureToPay, orderOf, referenceOf, settle, signInToPay, type Payer } from './paying'

type Refusal = { error: string; reason: string }

/** Shares the deposit of a cart between so many. */
export const share = (
  host: Payer,
  cart: { id: number; total: number },
  { names = ['Camille', 'Hugo', null], key = randomUUID() }: { names?: Array<string | null>; key?: string } = {},
) =>
  host.send<SharedDeposit & Refusal>(
    'POST',
    'user/shared-deposits',
    { order: orderOf(cart), names },
    { 'idempotency-key': key },
  )

/** The secret of a share's link. */
export const tokenOf = (link: string | null | undefined): string => link?.split('token=')[1] ?? ''

/** A deposit of three travelers, shared between them. */
export const openSharing = async (
  payload: Payload,
  { expedition, capacity = 8 }: { expedition: number; capacity?: number },
) => {
  const { id: departure } = await departureToPay(payload, { expedition, capacity })
  const host = await signInToPay(payload)
  const cart = await host.hold(departure, 3)
  const { body: deposit, status } = await share(host, cart)
  if (status !== 201) throw new Error(`Not shared: ${JSON.stringify(deposit)}`)
  const [one, two, three] = deposit.shares.map(({ link }) => tokenOf(link))
  const tokens = [one ?? '', two ?? '', three ?? ''] as const
  const read = async () => (await host.send<SharedDeposit>('GET', `carts/${String(cart.id)}/shared-deposit`)).body
  return { departure, host, cart, deposit, tokens, read }
}

export const lookAt = (token: string) => call<PaymentDetail & Refusal>('v1/pay', { headers: { 'link-token': token } })

/** Presses the button of a share's page. */
export const startShare = (token: string, email = `${randomUUID().slice(0, 8)}@exemple.fr`) =>
  call<{ payment_id: string } & Refusal>('v1/pay', {
    method: 'POST',
    headers: { 'link-token': token },
    body: { agreement: { email, terms_version: '2026-11', accepts_terms: true } },
  })

/** Pays a share at the provider, and comes back unless the browser is closed. */
export const payShare = async (
  provider: MemoryProvider,
  token: string,
  { fate = 'accepted', comesBack = true }: { fate?: Fate; comesBack?: boolean } = {},
): Promise<string> => {
  const { body } = await startShare(token)
  const reference = await referenceOf(body.payment_id)
  provider.act(reference, fate)
  if (comesBack) await settle(token)
  return reference
}

export const statesOf = async (deposit: number): Promise<string[]> =>
  (
    await query<{ state: string }>(
      `select i.state from deposit_shares s join payment_intents i on i.share_id = s.id where s.deposit_id = $1
       order by s.position, i.created_at`,
      [deposit],
    )
  ).map(({ state }) => state)

export const depositStateOf = async (id: number): Promise<string | undefined> =>
  (await queryOne<{ state: string }>('select state from shared_deposits where id = $1', [id]))?.state

export const reservationsOf = (user: number) =>
  query<{ id: number; status: string }>('select id, status from reservations where user_id = $1', [user])

export const seatsOf = async (departure: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure]))?.n

/** The hour of a sharing has come. */
export const reachDeadline = async (deposit: number): Promise<void> => {
  await query(`update shared_deposits set deadline = now() - interval '1 second' where id = $1`, [deposit])
  await query(
    `update carts set hold_expires_at = now() - interval '1 second' where id = (
    select cart_id from shared_deposits where id = $1)`,
    [deposit],
  )
}

export const mailsWaiting = async (template: string, key: string, id: number): Promise<number> =>
  (
    await query(
      `select 1 from graphile_worker._private_jobs where payload::jsonb ->> 'template' = $1 and payload::jsonb ->> $2 = $3`,
      [template, key, String(id)],
    )
  ).length
