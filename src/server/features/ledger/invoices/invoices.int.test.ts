import config from '@payload-config'
import pg from 'pg'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import type { PaymentKind } from '@/domain/ledger/payment-words'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { siteDatabaseUrl, testDatabaseUrl } from '../../../../../tests/integration/setup'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { startProcess } from '../../../../../tests/integration/start-process'
import { createCustomers } from '../../../../../tests/seats/create-customers'
import { writePayment } from '../write-payment'
import { recordEvent } from '../record-event'
import type { InvoiceContent } from './invoice-content'

const PARALLEL = 64
const KILLS = Number(process.env.INVOICE_KILLS ?? 3)

let payload: Payload
let departure: number
let staff: string
let keys = 0

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...dates })).id
  await query('update departures set capacity = 1000 where id = $1', [departure])
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { legal: { company: 'Lagopède Voyages', form: 'SAS', register: 'RCS Annecy 000 000 000' } },
  })
  await createLegalDocument(payload, { kind: 'invoice_notice', version: '2026-12' })
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

/** Every connection of a storm, with nobody of it in the way of the others. */
const connections = new pg.Pool({ connectionString: testDatabaseUrl(), max: PARALLEL })
afterAll(() => connections.end())

const book = async () => {
  const owner = await signInAs(payload, { first_name: 'Camille' })
  return { owner, id: await createBooking({ user: owner.id, departure }) }
}

const bookMany = async (count: number): Promise<number[]> => {
  const customers = await createCustomers(payload, count)
  return Promise.all(customers.map(({ id: user }) => createBooking({ user, departure })))
}

const pay = (reservation: number, kind: PaymentKind, amount_cents: number) =>
  call(`reservations/${String(reservation)}/payments`, {
    method: 'POST',
    token: staff,
    body: {
      ...{ kind, amount_cents, method: 'bank_transfer', received_on: inDays(0).slice(0, 10) },
      ...(kind === 'refund' && { reason: 'Annulation' }),
      key: `invoice-key-${String((keys += 1)).padStart(8, '0')}`,
    },
  })

const payOn = async ({ id, cents, undo }: { id: number; cents: number; undo: boolean }) => {
  const client = await connections.connect()
  try {
    await withClientTransaction(client, async () => {
      const payment = { reservationId: id, kind: 'deposit', amountCents: cents, receivedOn: '2026-11-25' } as const
      await writePayment({
        transaction: transactionOnClient(client),
        method: 'card',
        payment: { ...payment, reference: '', authorId: null },
      })
      if (undo) throw new Error('undone')
    })
  } catch (error) {
    if (!undo) throw error
  } finally {
    client.release()
  }
}

type Paper = {
  id: number
  number: string
  kind: string
  amount_cents: number
  refers: Array<{ id: number; cents: number }>
  content: InvoiceContent
}

const thisYear = (): string => calendarDayInParis(new Date()).slice(0, 4)

const papersOf = (reservation: number) =>
  query<Paper>(
    'select id, number, kind, amount_cents, refers, content from invoices where reservation_id = $1 order by id',
    [reservation],
  )
const toldOf = async (reservation: number) =>
  (await papersOf(reservation)).map(({ kind, amount_cents: cents }) => [kind, cents])
const faults = async () => (await checkDatabase()).filter(({ check }) => check === 'invoices')

describe('the papers of a reservation', () => {
  it('are issued by its payments, numbered, with what stood then', async () => {
    const { id } = await book()
    expect((await pay(id, 'deposit', 30_000)).status).toBe(200)
    await query(`update reservations set unit_price_cents = 50000 where id = $1`, [id])
    expect((await pay(id, 'balance', 70_000)).status).toBe(200)
    const [deposit, balance] = await papersOf(id)
    expect(deposit).toMatchObject({ kind: 'deposit', amount_cents: 30_000, number: `F-${thisYear()}-0001` })
    expect(balance).toMatchObject({
      ...{ kind: 'balance', amount_cents: 70_000, number: `F-${thisYear()}-0002` },
      refers: [{ id: deposit?.id, cents: 30_000 }],
    })
    expect(balance?.content).toMatchObject({
      seller: { company: 'Lagopède Voyages', register: 'RCS Annecy 000 000 000' },
      customer: 'Camille',
      booking: { travelers: 2 },
      lines: [{ unitCents: 50_000, count: 2, cents: 100_000 }],
      ...{ owed_cents: 100_000, paid_cents: 100_000, invoiced_cents: 30_000, notice_version: '2026-12' },
      received: { method: 'bank_transfer', cents: 70_000 },
    })
    expect(await faults()).toEqual([])
  })

  it('carry the address of the client from when it is given, and never change', async () => {
    const { owner, id } = await book()
    await pay(id, 'deposit', 30_000)
    await query(`update users set billing_address = '4 rue du Four' where id = $1`, [owner.id])
    await pay(id, 'balance', 20_000)
    const papers = await papersOf(id)
    expect(papers.map(({ content }) => content.customer_address)).toEqual([null, '4 rue du Four'])
  })

  it('end with a credit note once it is canceled, for what was invoiced beyond the fee', async () => {
    const { id } = await book()
    await pay(id, 'deposit', 30_000)
    await call(`reservations/${String(id)}/cancel`, {
      ...{ method: 'POST', token: staff },
      body: { reason: 'accident', fee_cents: 0 },
    })
    const [deposit, note] = await papersOf(id)
    expect(note).toMatchObject({
      ...{ kind: 'credit_note', amount_cents: 30_000, number: `A-${thisYear()}-0001` },
      refers: [{ id: deposit?.id, cents: 30_000 }],
      content: { reason: 'canceled', lines: [], owed_cents: 0 },
    })
    await pay(id, 'refund', 30_000)
    expect(await toldOf(id)).toEqual([
      ['deposit', 30_000],
      ['credit_note', 30_000],
    ])
    expect(await faults()).toEqual([])
  })

  it('credit a place that is given up, and keep the fee in a line of its own', async () => {
    const { id, owner } = await book()
    await query(`insert into participants (reservation_id, position) values ($1, 1), ($1, 2)`, [id])
    await pay(id, 'full', 100_000)
    const { body } = await call<{ fee: number }>(`v1/reservations/${String(id)}/participants/2/cancellation`, {
      token: owner.token,
    })
    await call(`v1/reservations/${String(id)}/participants/2/cancel`, {
      ...{ method: 'POST', token: owner.token, body: { fee: body.fee, travelers_count: 2 } },
    })
    const fee = Math.round(body.fee * 100)
    expect(await toldOf(id)).toEqual([
      ['balance', 100_000],
      ['credit_note', 50_000 - fee],
    ])
    expect((await papersOf(id))[1]?.content).toMatchObject({ reason: 'traveler_canceled', owed_cents: 50_000 + fee })
    expect(await faults()).toEqual([])
  })

  it('begin with the next payment of a reservation that was paid before there were any', async () => {
    const { id } = await book()
    await query(
      `insert into payments (reservation_id, kind, method, amount_cents, received_at) values ($1, 'deposit', 'other', 30000, now())`,
      [id],
    )
    const client = await connections.connect()
    try {
      await withClientTransaction(client, () =>
        recordEvent({
          transaction: transactionOnClient(client),
          reservationId: id,
          event: { kind: 'confirmed', authorId: null },
        }),
      )
    } finally {
      client.release()
    }
    expect(await toldOf(id)).toEqual([])
    await pay(id, 'balance', 70_000)
    expect(await toldOf(id)).toEqual([['balance', 100_000]])
  })

  it('are issued once for a payment that is sent five times at once', async () => {
    const { id } = await book()
    const body = {
      kind: 'deposit',
      amount_cents: 30_000,
      received_on: inDays(0).slice(0, 10),
      key: 'one-press-of-five',
    }
    const send = () => call(`reservations/${String(id)}/payments`, { method: 'POST', token: staff, body })
    await Promise.all(Array.from({ length: 5 }, send))
    expect(await toldOf(id)).toEqual([['deposit', 30_000]])
  })
})

describe('their numbers', () => {
  it(`have no gap when ${String(PARALLEL)} are issued at once and a third of them undone`, async () => {
    const reservations = await bookMany(PARALLEL)
    await Promise.all(reservations.map((id, turn) => payOn({ id, cents: 10_000, undo: turn % 3 === 0 })))
    const issued = await query('select 1 from invoices where reservation_id = any($1)', [reservations])
    expect(issued).toHaveLength(PARALLEL - Math.ceil(PARALLEL / 3))
    expect(await faults()).toEqual([])
  })

  it(`have no gap after ${String(KILLS)} processes are killed as they issue some`, async () => {
    const reservations = await bookMany(8)
    for (let round = 0; round < KILLS; round += 1) {
      const { kill } = await startProcess({
        entry: 'tests/invoices/pay-until-killed.ts',
        until: /paying/,
        environment: { RESERVATIONS: reservations.join(',') },
      })
      // Each is killed at another instant of its work.
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 60))
      await kill()
    }
    const left = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    await expect.poll(() => query(left), { timeout: 60_000 }).toEqual([])
    const [sums] = await query<{ papers: number; invoiced: number; paid: number }>(
      `select (select count(*)::int from invoices where reservation_id = any($1)) as papers,
         (select sum(amount_cents)::int from invoices where reservation_id = any($1)) as invoiced,
         (select sum(amount_cents)::int from payments where reservation_id = any($1)) as paid`,
      [reservations],
    )
    expect(sums?.papers).toBeGreaterThan(KILLS)
    expect(sums?.invoiced).toBe(sums?.paid)
    expect(await faults()).toEqual([])
  }, 1_200_000)

  it('are given by the database alone, and no paper is rewritten or removed', async () => {
    const { id } = await book()
    await pay(id, 'deposit', 30_000)
    const [paper] = await papersOf(id)
    const refused = (text: string) => expect(query(text)).rejects.toMatchObject({ code: '42501' })
    await refused(`update invoices set amount_cents = 1 where id = ${String(paper?.id)}`)
    await refused(`update invoices set content = '{}' where id = ${String(paper?.id)}`)
    await refused(`update invoices set sequence = sequence + 1 where id = ${String(paper?.id)}`)
    await refused(`delete from invoices where id = ${String(paper?.id)}`)
    await refused('truncate invoices')
    await refused('update invoice_counters set last = last - 1')
    await refused('delete from invoice_counters')
    await refused(`insert into invoices (reservation_id, kind, year, sequence, issued_at, amount_cents, refers, content)
      values (${String(id)}, 'deposit', 2026, 9999, now(), 1, '[]', '{}')`)
    await expect(query(`update invoice_counters set last = last + 1 where series = 'F'`)).rejects.toMatchObject({
      code: '23514',
    })
    expect(await faults()).toEqual([])
  })

  it('are read and added to by the role of the site, which may change none', async () => {
    const site = new pg.Client({ connectionString: siteDatabaseUrl() })
    await site.connect()
    try {
      const [id] = await bookMany(1)
      await site.query(
        `insert into invoices (reservation_id, kind, amount_cents, refers, content)
         values ($1, 'deposit', 1, '[]', '{"lines": [], "owed_cents": 0}')`,
        [id],
      )
      for (const text of [
        'update invoices set amount_cents = 2',
        'delete from invoices',
        'update invoice_counters set last = 0',
      ])
        await expect(site.query(text)).rejects.toThrow('denied')
      await expect(site.query(`insert into invoice_counters (series, year) values ('F', 2099)`)).rejects.toMatchObject({
        code: '42501',
      })
      expect((await site.query('select forget_old_invoices() as gone')).rows).toEqual([{ gone: 0 }])
    } finally {
      await site.end()
    }
  })
})
