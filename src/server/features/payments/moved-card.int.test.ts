import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { movePayments } from '@/server/features/changes/cancellation/move-payments'
import { openCredit } from '@/server/features/ledger/credit/open-credit'
import { returnCredit } from '@/server/features/ledger/credit/return-credit'
import { pool, query } from '@/server/platform/db/pool'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { createBooking } from '../../../../tests/factories/booking'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, ledgerOf, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

const TODAY = calendarDayInParis(new Date())

let payload: Payload
let expedition: number
let staff: string
let keys = 0

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await createLegalDocument(payload, { kind: 'invoice_notice', version: '2026-12' })
  await runJobs()
})

/** A reservation of 1,000 € whose deposit of 300 € a card paid. */
const bookByCard = async (provider: MemoryProvider) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure))
  provider.act(await referenceOf(body.payment_id), 'accepted')
  const id = (await settle(body.token)).body.reservation_id ?? 0
  return { id, camille, departure }
}

const pay = (id: number, amount_cents: number) =>
  call(`reservations/${String(id)}/payments`, {
    method: 'POST',
    token: staff,
    body: {
      ...{ kind: 'balance', method: 'bank_transfer', amount_cents, received_on: TODAY, reference: '' },
      key: `moved-press-${String((keys += 1)).padStart(12, '0')}`,
    },
  })

const cancel = async (id: number) =>
  expect(
    (
      await call(`reservations/${String(id)}/cancel`, {
        method: 'POST',
        token: staff,
        body: { reason: 'accident', fee_cents: 0 },
      })
    ).status,
  ).toBe(200)

const within = async <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
  const client = await pool().connect()
  try {
    return await withClientTransaction(client, () => work(transactionOnClient(client)))
  } finally {
    client.release()
  }
}

const move = async ({ from, to, amountCents }: { from: number; to: number; amountCents: number }) =>
  within((transaction) =>
    movePayments({
      ...{ transaction, amountCents, today: TODAY, authorId: null },
      from: { id: from, number: `N-${String(from)}` },
      to: { id: to, number: `N-${String(to)}` },
    }),
  )

describe('what a card paid and followed to another reservation', () => {
  it('goes back on that card from there, and never twice', async () => {
    const provider = useMemoryProvider()
    const { id, camille, departure } = await bookByCard(provider)
    const other = await createBooking({ user: camille.id, departure })
    const third = await createBooking({ user: camille.id, departure })
    await move({ from: id, to: other, amountCents: 30_000 })
    await move({ from: other, to: third, amountCents: 30_000 })
    for (const one of [id, other, third]) await cancel(one)
    await runJobs()
    expect(provider.booksCents).toBe(0)
    expect(await ledgerOf(third)).toEqual([
      ['balance', 'card', 30_000],
      ['refund', 'card', 30_000],
    ])
    expect(await ledgerOf(other)).toEqual([
      ['balance', 'card', 30_000],
      ['refund', 'card', 30_000],
    ])
  })

  it('follows after what other means paid, and each part goes back from where it pays', async () => {
    const provider = useMemoryProvider()
    const { id, camille, departure } = await bookByCard(provider)
    await pay(id, 70_000)
    const other = await createBooking({ user: camille.id, departure })
    await move({ from: id, to: other, amountCents: 80_000 })
    expect(await ledgerOf(other)).toEqual([
      ['balance', 'card', 10_000],
      ['balance', 'moved', 70_000],
    ])
    await Promise.all([cancel(id), cancel(other)])
    await runJobs()
    expect(provider.booksCents).toBe(0)
    const refunds = await query<{ reservation: number; cents: number }>(
      `select reservation_id as reservation, amount_cents as cents from payment_refunds where reservation_id in ($1, $2)
       order by amount_cents`,
      [id, other],
    )
    expect(refunds).toEqual([
      { reservation: other, cents: 10_000 },
      { reservation: id, cents: 20_000 },
    ])
  })
})

describe('the mails of a payment', () => {
  it('go with the invoice of what was received, and the credit note of what goes back', async () => {
    const provider = useMemoryProvider()
    const { id, camille } = await bookByCard(provider)
    await runJobs()
    await cancel(id)
    await runJobs()
    const papersOf = (subject: string) =>
      mailServer
        .sentTo(camille.email)
        .find((mail) => mail.subject?.startsWith(subject))
        ?.attachments.map(({ filename, contentType }) => [filename?.replace(/\d{4}-\d+/, 'N'), contentType])
    expect(papersOf('Nous avons reçu')).toEqual([['facture-F-N.pdf', 'application/pdf']])
    expect(papersOf('Nous te remboursons')).toEqual([['avoir-A-N.pdf', 'application/pdf']])
    const receipt = mailServer.sentTo(camille.email).find((mail) => mail.subject?.startsWith('Nous avons reçu'))
    expect(receipt?.text).toContain('En pièce jointe')
  })
})

describe('a credit that ends', () => {
  const endCredit = async ({ byCard }: { byCard: boolean }) => {
    const provider = useMemoryProvider()
    const { id, camille, departure } = await bookByCard(provider)
    const origin = byCard ? id : await createBooking({ user: camille.id, departure })
    if (!byCard) await pay(origin, 30_000)
    await query(
      `update reservations set status = 'canceled', canceled_at = now(), cancellation_fee_cents = 0 where id = $1`,
      [origin],
    )
    const { accountId } = await within((transaction) =>
      openCredit({
        ...{ transaction, amountCents: 30_000, today: addDays(TODAY, -1), authorId: null },
        reservation: { id: origin, number: `N-${String(origin)}`, userId: camille.id },
      }),
    )
    await within((transaction) =>
      returnCredit({ transaction, accountId, reason: 'reversed', note: 'Essai', authorId: null }),
    )
    await runJobs()
    const mail = mailServer.sentTo(camille.email).find(({ subject }) => subject?.startsWith('Ton avoir'))
    return { provider, text: (mail?.text ?? '').replaceAll(/\s+/g, ' ') }
  }

  it('goes back on the card that had paid, and says so', async () => {
    const { provider, text } = await endCredit({ byCard: true })
    expect(provider.booksCents).toBe(0)
    expect(text).toContain('sur la carte qui avait payé')
    expect(text).not.toMatch(/virement|IBAN/)
  })

  it('is transferred where a transfer had paid', async () => {
    const { provider, text } = await endCredit({ byCard: false })
    expect(provider.booksCents).toBe(30_000)
    expect(text).toContain('par virement')
    expect(text).toContain('IBAN')
  })
})
