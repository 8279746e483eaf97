import { setTimeout as wait } from 'node:timers/promises'
import { query } from '@/server/platform/db/pool'
import type { Customer } from './create-customers'
import { sendJson } from './send-json'

/** What customers were told while processes died around them. */
export type Ledger = {
  /** The reservation that each key was answered with. */
  answered: Map<string, number>
  /** Keys that were refused for good: nothing may be kept under them. */
  refused: Set<string>
  /** Keys that were answered with two different reservations. */
  twice: Set<string>
  /** Carts that were answered, and were not there when ordered. */
  lostCarts: number
  cancelAsked: Set<number>
  cancelAnswered: Set<number>
  /** Orders and cancellations without a clear answer, each repeated until it had one: what that was. */
  unclear: Map<string, number>
}

const newLedger = (): Ledger => ({
  answered: new Map(),
  refused: new Set(),
  twice: new Set(),
  lostCarts: 0,
  cancelAsked: new Set(),
  cancelAnswered: new Set(),
  unclear: new Map(),
})

type Crowd = {
  customers: Customer[]
  departure: number
  /** Whom they may ask at this instant. */
  urls: () => string[]
  /** While true nobody begins anything more. */
  isPaused?: () => boolean
}

/** Sets customers to order all at once, whoever answers or does not; `stop` lets them end what they began. */
export const startBooking = ({ customers, departure, urls, isPaused = () => false }: Crowd) => {
  const ledger = newLedger()
  let isOver = false
  let asked = 0
  const url = (): string => {
    const all = urls()
    return all[asked++ % all.length] ?? ''
  }
  // They order more often than anyone may, and a statement may find its connection lost.
  const forgetLimits = setInterval(() => void query('delete from rate_limits').catch(() => undefined), 200)
  const load = customers.map((customer) =>
    keepBooking({ customer, departure, url, ledger, isPaused, isOver: () => isOver }),
  )
  return {
    ledger,
    stop: async (): Promise<void> => {
      isOver = true
      await Promise.all(load)
      clearInterval(forgetLimits)
    },
  }
}

type Options = Required<Pick<Crowd, 'departure' | 'isPaused'>> & {
  customer: Customer
  url: () => string
  ledger: Ledger
  isOver: () => boolean
}

/** Two orders out of three are canceled at once, the others when newer ones take their place or no seat is left. */
const keepBooking = async ({ customer, departure, url, ledger, isPaused, isOver }: Options): Promise<void> => {
  const { token } = customer
  const post = (path: string, body: unknown, headers = {}) =>
    sendJson({ url: `${url()}/api/v1/${path}`, token, body, headers })

  const cancel = async (id: number): Promise<void> => {
    ledger.cancelAsked.add(id)
    const { status } = await untilClear({ ledger, send: () => post(`reservations/${String(id)}/cancel`, { fee: 0 }) })
    if (status < 300) ledger.cancelAnswered.add(id)
  }
  const order = async (cart: { id: number; total: number }): Promise<number | undefined> => {
    const key = `crash-${String(cart.id)}`
    const { id: cart_id, total } = cart
    const body = { cart_id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total }
    const answer = await untilClear({ ledger, send: () => post('reservations', body, { 'idempotency-key': key }) })
    const known = `${String(customer.id)}:${key}`
    if (answer.status === 404) ledger.lostCarts++
    if (answer.status !== 201) {
      ledger.refused.add(known)
      return undefined
    }
    const { reservation_id: id } = answer.body
    if ((ledger.answered.get(known) ?? id) !== id) ledger.twice.add(known)
    ledger.answered.set(known, id)
    return id
  }

  const kept: number[] = []
  const cancelOldest = async (): Promise<void> => {
    const oldest = kept.shift()
    if (oldest !== undefined) await cancel(oldest)
  }
  for (let turn = 0; !isOver(); turn++) {
    while (isPaused() && !isOver()) await wait(20)
    const cart = await post('cart', { departure_id: departure, travelers_count: 1 + (turn % 2) })
    if (cart.status === 409) await cancelOldest()
    if (cart.status !== 201) {
      await wait(50)
      continue
    }
    const id = await order(cart.body)
    if (id === undefined) continue
    if (turn % 3 === 0) kept.push(id)
    else await cancel(id)
    if (kept.length > 2) await cancelOldest()
  }
}

type Answer = Awaited<ReturnType<typeof sendJson>>

/** Sends the same until the answer says what became of it: no answer, an error of the server and « too often » do not. */
const untilClear = async ({ ledger, send }: { ledger: Ledger; send: () => Promise<Answer> }): Promise<Answer> => {
  const isUnclear = ({ status }: Answer): boolean => status === 0 || status === 429 || status >= 500
  let answer = await send()
  if (!isUnclear(answer)) return answer
  while (isUnclear(answer)) {
    await wait(50)
    answer = await send()
  }
  const outcome = String(answer.status)
  ledger.unclear.set(outcome, (ledger.unclear.get(outcome) ?? 0) + 1)
  return answer
}
