import config from '@payload-config'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { BankCredit, BankLine, StatementPreview } from '@/contract/bank-lines'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { bankFiles } from '../../../../../tests/bank/bank-movements'
import { writeBankFile } from '../../../../../tests/bank/write-bank-file'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { buildEntry, camtOf } from '../../../../../tests/fuzz/statement-files'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Body = StatementPreview & { error: string; lines: BankLine[]; credits: BankCredit[]; id: number }

let payload: Payload
let departure: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  departure = (await createDeparture(payload, { expedition, departure_start: inDays(90), departure_end: inDays(92) }))
    .id
  await query('update departures set capacity = 1000 where id = $1', [departure])
  staff = (await signInAs(payload, { role: 'staff' })).token
})

const empty = async () => {
  await query('delete from bank_files')
  await query('delete from bank_lines')
}
beforeEach(empty)

const ask = (path: string, body?: unknown) =>
  call<Body>(`reservations/bank-lines${path}`, { method: body === undefined ? 'GET' : 'POST', body, token: staff })
const importFile = async (content: string) => (await ask('/import', { content })).body
const openLines = async () => (await ask('')).body.lines
const credits = async (fate: 'known' | 'refused') => (await ask(`/credits?fate=${fate}`)).body.credits
const fileOf = (name: string, encoding: BufferEncoding = 'utf8') =>
  readFileSync(new URL(`../../../../../tests/bank/${name}`, import.meta.url), encoding)

const book = async (status: 'pending' | 'canceled' = 'pending') => {
  const owner = await signInAs(payload)
  const id = await createBooking({ user: owner.id, departure, status })
  const number = `LG-27-0614-${String(id)}`
  await query('update reservations set number = $2, deposit_cents = 30000 where id = $1', [id, number])
  return { id, number }
}

it('leaves no credit of any file without a fate', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(bankFiles, async ({ files }) => {
      await empty()
      for (const file of files) {
        const { status, body } = await ask('/import', { content: writeBankFile(file) })
        const sum = file.movements.reduce((all, { cents }) => all + Math.max(0, cents), 0)
        if (sum === 0) {
          expect(status).toBe(422)
          continue
        }
        expect(body.credit_cents).toBe(sum)
        expect(body.new_cents + body.known_cents + body.refused_cents).toBe(sum)
      }
      expect((await checkDatabase()).filter(({ check }) => check === 'bank files')).toEqual([])
    }),
    { seed: 20_261_128, numRuns: process.env['FUZZ'] === 'long' ? 500 : 25 },
  )
})

it('tells in the check of the database that a credit has no fate', async () => {
  await importFile(fileOf('csv-same-operation-number.csv', 'latin1'))
  await query('delete from bank_file_credits where id = (select max(id) from bank_file_credits)')
  expect((await checkDatabase()).map(({ check }) => check)).toContain('bank files')
})

it('shows a credit that is known beside its twin, and one press makes a line of it, once', async () => {
  const rows = 'Date;Libellé;Crédit\n26/11/2026;VIREMENT DUPONT;50,00'
  await importFile(rows)
  expect(await importFile(rows)).toMatchObject({ new_count: 0, known_count: 1, known_cents: 5_000 })
  const [credit] = await credits('known')
  expect(credit).toMatchObject({
    amount_cents: 5_000,
    twin: { amount_cents: 5_000, words: 'VIREMENT DUPONT', state: 'open' },
  })
  const path = `/credits/${String(credit?.id)}/take`
  const answers = await Promise.all([ask(path, {}), ask(path, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await openLines()).toHaveLength(2)
  expect(await credits('known')).toEqual([])
  // A file that tells of both finds both.
  expect(await importFile(`${rows}\n26/11/2026;VIREMENT DUPONT;50,00`)).toMatchObject({ new_count: 0, known_count: 2 })
})

it.each(['NOTPROVIDED', 'LOT42', '0'])(
  'keeps two transfers of two files apart that both say « %s »',
  async (reference) => {
    await importFile(camtOf(buildEntry({ reference, words: 'un', cents: 10_000 })))
    await importFile(camtOf(buildEntry({ reference, words: 'deux', cents: 20_000 })))
    expect((await openLines()).map(({ amount_cents: cents }) => cents).toSorted()).toEqual([10_000, 20_000])
  },
)

it('keeps a batch whose parts have no sums as one line', async () => {
  expect(await importFile(fileOf('camt-batch-without-parts-amounts.xml'))).toMatchObject({
    new_count: 1,
    new_cents: 90_000,
  })
  expect(await openLines()).toMatchObject([{ amount_cents: 90_000, kind: 'batch' }])
  const unequal = fileOf('camt-batch-without-parts-amounts.xml')
    .replaceAll('<TxDtls><Refs>', '<TxDtls><Amt Ccy="EUR">449.00</Amt><Refs>')
    .replace('900.00', '899.00')
  await importFile(unequal)
  expect((await openLines()).map(({ amount_cents: cents }) => cents).toSorted()).toEqual([89_900, 90_000])
})

const returned = (number: string) => fileOf('camt-reversal.xml').replace('CLOS DUPONT', `CLOS ${number}`)

it('opens a refund again that came back, and never takes it for a payment', async () => {
  const { id, number } = await book('canceled')
  await query(
    `insert into payments (reservation_id, kind, method, amount_cents, received_at)
     values ($1, 'full', 'bank_transfer', 38400, now()), ($1, 'refund', 'bank_transfer', 38400, now())`,
    [id],
  )
  const paid = () => query<{ paid: number }>('select paid_cents as paid from reservations where id = $1', [id])
  expect(await paid()).toEqual([{ paid: 0 }])
  await importFile(returned(number))
  expect(await paid()).toEqual([{ paid: 38_400 }])
  const due = await call<{ refunds: Array<{ reservation_id: number; amount_cents: number }> }>(
    'reservations/refunds-due',
    { token: staff },
  )
  expect(due.body.refunds).toContainEqual(expect.objectContaining({ reservation_id: id, amount_cents: 38_400 }))
  expect((await ask('?state=applied')).body.lines).toMatchObject([
    { kind: 'refund_returned', reservation_number: number },
  ])
  expect((await openLines()).map(({ amount_cents: cents }) => cents)).toEqual([11_100])
  await importFile(returned(number))
  expect(await paid()).toEqual([{ paid: 38_400 }])
})

it('shows a refund that came back without saying which, for the desk to say', async () => {
  const { number } = await book()
  await importFile(returned(number))
  const line = (await openLines()).find(({ kind }) => kind === 'refund_returned')
  expect(line).toMatchObject({ proposal: null, amount_cents: 38_400 })
  const path = `/${String(line?.id)}`
  expect((await ask(`${path}/apply`, { number })).status).toBe(422)
  expect((await ask(`${path}/refund-returned`, { number })).body.error).toMatch(/Aucun remboursement de 384/)
  expect((await ask(`${path}/set-aside`, { reason: 'Remboursé par chèque' })).status).toBe(200)
})

it('finds the number in any column, in a short extract, and reads two equal numbers as two lines', async () => {
  const { number } = await book()
  for (const [name, cents] of [
    ['csv-motif-in-another-column.csv', 38_400],
    ['csv-multiline-nbsp.csv', 138_400],
  ] as const) {
    expect(await importFile(fileOf(name).replace('@@NUM@@', number))).toMatchObject({ new_count: 1, new_cents: cents })
  }
  expect((await openLines()).map(({ proposal }) => proposal?.number)).toEqual([number, number])
  const same = fileOf('csv-same-operation-number.csv', 'latin1')
  expect((await ask('/import', { content: same })).status).toBe(200)
  expect(await importFile(same)).toMatchObject({ new_count: 0, known_count: 2 })
})

it('reads the sign where a column says it, and says of each refused credit why', async () => {
  const content = [
    'Date;Libellé;Montant;Sens',
    '26/11/2026;un;10,00;C',
    '26/11/2026;deux;20,00;D',
    '26/11/2026;trois;30,00;',
  ]
  expect(await importFile(content.join('\n'))).toMatchObject({
    new_cents: 1_000,
    refused_cents: 3_000,
    credit_cents: 4_000,
  })
  expect(await credits('refused')).toMatchObject([
    { amount_cents: 3_000, reason: expect.stringMatching(/reçue ou payée/) as string },
  ])
  expect((await ask('/import', { content: content.join('\n').replace(';D', ';X') })).body.error).toMatch(
    /« Sens »|Sens/,
  )
})
