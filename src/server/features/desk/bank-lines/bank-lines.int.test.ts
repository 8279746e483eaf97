import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankLine, StatementPreview } from '@/contract/bank-lines'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { buildEntry, camtOf } from '../../../../../tests/fuzz/statement-files'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Body = StatementPreview & {
  error: string
  lines: BankLine[]
  known_count: number
  applied_count: number
  refused: Array<{ id: number; message: string }>
}

let payload: Payload
let departure: number
let staff: string
let other: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...dates })).id
  await query('update departures set capacity = 1000 where id = $1', [departure])
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
  other = (await signInAs(payload, { role: 'staff', first_name: 'Luc' })).token
  await runJobs()
})

beforeEach(() => query('delete from bank_lines'))

const ask = (path: string, body?: unknown, token = staff) =>
  call<Body>(`reservations/bank-lines${path}`, { method: body === undefined ? 'GET' : 'POST', body, token })

const book = async () => {
  const owner = await signInAs(payload)
  const id = await createBooking({ user: owner.id, departure, status: 'pending' })
  const number = `LG-27-0614-${String(id)}`
  await query('update reservations set number = $2, deposit_cents = 30000 where id = $1', [id, number])
  return { id, number, owner }
}

const [year = '', month = '', day = ''] = calendarDayInParis(new Date()).split('-')
const today = `${day}/${month}/${year}`

const csvOf = (...rows: string[][]): string =>
  [['Compte courant', 'FR76'], [], ['Date opération', 'Libellé', 'Contrepartie', 'Débit', 'Crédit'], ...rows]
    .map((row) => row.join(';'))
    .join('\r\n')

const entryOf = (entry: { reference: string; words: string; cents?: number }) =>
  buildEntry({ ...entry, day: `${year}-${month}-${day}` })

const openLines = async () => (await ask('')).body.lines
const paidOf = async (id: number) =>
  (
    await query<{ kind: string; method: string; cents: number }>(
      'select kind, method, amount_cents::int as cents from payments where reservation_id = $1 order by id',
      [id],
    )
  ).map(({ kind, method, cents }) => [kind, method, cents])

describe('a bank’s CSV', () => {
  it('is shown as it is read, and nothing of it is kept before it is imported', async () => {
    const { number } = await book()
    const content = csvOf(
      [today, `VIR ${number}`, 'REY CAMILLE', '', '1 300,50'],
      [today, 'PRLV EDF', 'EDF', '-84,20', ''],
      ['Solde', '', '', '', ''],
    )
    const { status, body } = await ask('/preview', { content })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      format: 'csv',
      csv: {
        ...{ delimiter: ';', decimal: ',', date_order: 'day_first', is_known: false },
        columns: { date: 0, words: 1, payer: 2, amount: 4, id: null },
      },
      ...{ received_count: 1, new_count: 1, left_out_count: 2 },
      first: [{ booked_on: `${year}-${month}-${day}`, amount_cents: 130_050, payer: 'REY CAMILLE' }],
    })
    expect(await openLines()).toEqual([])
  })

  it('has its columns told once', async () => {
    const content = [
      ['Quand', 'Quoi', 'Combien'],
      [today, 'un virement', '12,00'],
    ]
      .map((row) => row.join('\t'))
      .join('\n')
    expect((await ask('/preview', { content })).body.csv?.columns).toBeNull()
    expect((await ask('/import', { content })).status).toBe(422)
    const columns = { date: 0, words: 1, amount: 2, payer: null, id: null }
    expect((await ask('/import', { content, columns })).body).toMatchObject({ new_count: 1 })
    expect((await ask('/preview', { content })).body.csv).toMatchObject({ columns, is_known: true, delimiter: '\t' })
  })

  it('imported twice proposes nothing anew, and two transfers that say the same are two', async () => {
    const same = [today, 'VIREMENT', 'DUPONT', '', '50,00']
    const content = csvOf(same, same)
    expect((await ask('/import', { content })).body).toMatchObject({ new_count: 2, known_count: 0 })
    expect((await ask('/import', { content })).body).toMatchObject({ new_count: 0, known_count: 2 })
    const answers = await Promise.all([
      ask('/import', { content: csvOf(same, same, same) }),
      ask('/import', { content: csvOf(same, same, same) }, other),
    ])
    expect(answers.map(({ body }) => body.new_count).toSorted()).toEqual([0, 1])
    expect(await openLines()).toHaveLength(3)
  })
})

describe('a CAMT.053', () => {
  it('is read by the bank’s own references, booked credits alone', async () => {
    const { number } = await book()
    const debit = entryOf({ reference: 'D1', words: 'loyer' }).replace('CRDT', 'DBIT')
    const pending = entryOf({ reference: 'P1', words: 'attente' }).replace('BOOK', 'PDNG')
    const content = camtOf(entryOf({ reference: 'R1', words: `acompte ${number}` }) + debit + pending)
    expect((await ask('/preview', { content })).body).toMatchObject({
      ...{ format: 'camt', csv: null, received_count: 1, left_out_count: 2 },
      first: [{ amount_cents: 30_000, payer: 'Rey & Fils', words: `acompte ${number}` }],
    })
    await ask('/import', { content })
    expect((await ask('/import', { content })).body).toMatchObject({ new_count: 0, known_count: 1 })
    expect((await openLines())[0]?.proposal).toMatchObject({ number, is_sure: true })
  })

  it('splits what a bank books together', async () => {
    const detail = (sum: string, words: string) =>
      `<TxDtls><Amt Ccy="EUR">${sum}</Amt><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`
    const content = camtOf(
      entryOf({ reference: 'B1', words: '', cents: 50_000 }).replace(
        /<NtryDtls>.*<\/NtryDtls>/s,
        `<NtryDtls>${detail('300.00', 'un')}${detail('200.00', 'deux')}</NtryDtls>`,
      ),
    )
    await ask('/import', { content })
    expect((await openLines()).map(({ amount_cents: cents, words }) => [cents, words]).toSorted()).toEqual([
      [20_000, 'deux'],
      [30_000, 'un'],
    ])
  })
})

describe('a line', () => {
  const importFor = async (...bookings: Array<{ number: string; cents?: number }>) => {
    const entries = bookings.map(({ number, cents }, index) =>
      entryOf({
        reference: `L${String(index)}-${String(cents)}-${number}`,
        words: number,
        ...(cents !== undefined && { cents }),
      }),
    )
    await ask('/import', { content: camtOf(entries.join('')) })
    return openLines()
  }

  it('becomes a payment of the booking, with its invoice, once for two members of the team at once', async () => {
    const booked = await book()
    const [line] = await importFor(booked)
    const path = `/${String(line?.id)}/apply`
    const answers = await Promise.all([
      ask(path, { number: booked.number }),
      ask(path, { number: booked.number }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await paidOf(booked.id)).toEqual([['deposit', 'bank_transfer', 30_000]])
    expect(await query('select kind from invoices where reservation_id = $1', [booked.id])).toEqual([
      { kind: 'deposit' },
    ])
    expect((await ask('?state=applied')).body.lines[0]).toMatchObject({ reservation_number: booked.number })
    expect(await openLines()).toEqual([])
  })

  it('is confirmed with all that are sure, and no other', async () => {
    const [one, two] = [await book(), await book()]
    const lines = await importFor(one, { ...two, cents: 12_345 }, one)
    const shown = lines.map(({ id, proposal }) => ({ id, reservation_id: proposal?.reservation_id ?? 0 }))
    const { body } = await ask('/apply-sure', { lines: shown })
    expect(body.applied_count).toBe(1)
    expect(body.refused).toHaveLength(2)
    expect(await paidOf(one.id)).toEqual([['deposit', 'bank_transfer', 30_000]])
    expect(await paidOf(two.id)).toEqual([])
    expect((await ask('/apply-sure', { lines: shown })).body.applied_count).toBe(0)
  })

  it('is given to another booking by hand, and refused for one that does not exist', async () => {
    const [one, two] = [await book(), await book()]
    const [line] = await importFor({ ...one, cents: 100_001 })
    const path = `/${String(line?.id)}/apply`
    expect((await ask(path, { number: 'LG-00-0000-0' })).body.error).toBe(
      'Aucune réservation ni carte cadeau à payer n’a ce numéro.',
    )
    expect((await openLines()).map(({ id }) => id)).toEqual([line?.id])
    const [small] = (await importFor({ ...one, cents: 100_000 })).filter(({ amount_cents: cents }) => cents === 100_000)
    expect((await ask(`/${String(small?.id)}/apply`, { number: two.number.toLowerCase() })).status).toBe(200)
    expect(await paidOf(two.id)).toEqual([['full', 'bank_transfer', 100_000]])
  })

  it('of more than is due pays the booking whole, and the rest is to be given back', async () => {
    const one = await book()
    const [line] = await importFor({ ...one, cents: 106_000 })
    expect(line?.proposal?.reason).toMatch(/surplus sera à rembourser/)
    expect((await ask(`/${String(line?.id)}/apply`, { number: one.number })).status).toBe(200)
    expect(await paidOf(one.id)).toEqual([['full', 'bank_transfer', 106_000]])
    const { body } = await call<{ refunds: unknown[] }>('reservations/refunds-due', { token: staff })
    expect(body.refunds).toContainEqual(expect.objectContaining({ reservation_id: one.id, amount_cents: 6_000 }))
  })

  it('is given to a booking of before there were numbers by its own, written as it is', async () => {
    const old = await book()
    const [line] = await importFor({ ...old, cents: 100_000 })
    await query('update reservations set number = null where id = $1', [old.id])
    const path = `/${String(line?.id)}/apply`
    expect((await ask(path, { number: `0${String(old.id)}` })).status).toBe(422)
    expect((await ask(path, { number: String(old.id) })).status).toBe(200)
    expect(await paidOf(old.id)).toEqual([['full', 'bank_transfer', 100_000]])
  })

  it('that is not ours is set aside with a reason, and may be taken up again', async () => {
    const [line] = await importFor(await book())
    const path = `/${String(line?.id)}`
    expect((await ask(`${path}/set-aside`, { reason: '' })).status).toBe(422)
    expect((await ask(`${path}/set-aside`, { reason: 'Loyer du local' })).status).toBe(200)
    expect((await ask('?state=set_aside')).body.lines[0]).toMatchObject({ reason: 'Loyer du local', author: 'Maud' })
    expect((await ask(`${path}/apply`, { number: 'LG-27-0614-1' })).status).toBe(409)
    expect((await ask(`${path}/reopen`, {})).status).toBe(200)
    expect(await openLines()).toHaveLength(1)
    expect((await ask(`${path}/reopen`, {})).status).toBe(409)
  })

  it('is nobody’s but the agency’s', async () => {
    const { owner } = await book()
    for (const path of ['', '?state=applied']) expect((await ask(path, undefined, owner.token)).status).not.toBe(200)
    expect((await ask('/import', { content: 'x' }, owner.token)).status).not.toBe(200)
  })
})

describe('a period that a CSV and a CAMT.053 both tell', () => {
  const CAMT_NAMES = 'Rey &amp; Fils'
  const files = (numbers: string[]) => ({
    csv: csvOf(
      ...numbers.map((number) => [today, `VIR SEPA ${number.replaceAll('-', ' ')}`, 'REY ET FILS', '', '300,00']),
    ),
    camt: camtOf(numbers.map((words, index) => entryOf({ reference: `${words}-${String(index)}`, words })).join('')),
  })

  it.each([['csv', 'camt'] as const, ['camt', 'csv'] as const])(
    'is its movements once, the %s first',
    async (first, then) => {
      const one = await book()
      const two = await book()
      // The second and the third say the same, and are two transfers all the same.
      const content = files([one.number, two.number, two.number])
      expect(content.camt).toContain(CAMT_NAMES)
      expect((await ask('/import', { content: content[first] })).body).toMatchObject({ new_count: 3, known_count: 0 })
      const [line] = (await openLines()).filter(({ proposal }) => proposal?.reservation_id === one.id)
      expect((await ask(`/${String(line?.id)}/apply`, { number: one.number })).status).toBe(200)
      expect((await ask('/preview', { content: content[then] })).body).toMatchObject({
        received_count: 3,
        new_count: 0,
      })
      expect((await ask('/import', { content: content[then] })).body).toMatchObject({ new_count: 0, known_count: 3 })
      expect((await ask('/import', { content: content[then] })).body).toMatchObject({ new_count: 0, known_count: 3 })
      expect(await openLines()).toHaveLength(2)
      expect(await paidOf(one.id)).toEqual([['deposit', 'bank_transfer', 30_000]])
    },
  )

  it('brought at once by two people is still once', async () => {
    const { number } = await book()
    const content = files([number, number])
    const answers = await Promise.all([
      ask('/import', { content: content.csv }),
      ask('/import', { content: content.camt }, other),
      ask('/import', { content: content.csv }, other),
    ])
    expect(answers.map(({ body }) => body.new_count).toSorted()).toEqual([0, 0, 2])
    expect(await openLines()).toHaveLength(2)
  })
})
