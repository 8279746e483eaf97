import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { BankLine, StatementPreview } from '@/contract/bank-lines'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { buildEntry, camtOf } from '../../../../../tests/fuzz/statement-files'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Body = StatementPreview & { error: string; lines: BankLine[]; applied_count: number }

let payload: Payload
let departure: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  const days = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...days })).id
  await query('update departures set capacity = 1000 where id = $1', [departure])
  staff = (await signInAs(payload, { role: 'staff' })).token
})

beforeEach(async () => {
  await query('delete from bank_files')
  await query('delete from bank_lines')
})

const ask = (path: string, body?: unknown) =>
  call<Body>(`reservations/bank-lines${path}`, { method: body === undefined ? 'GET' : 'POST', body, token: staff })
const importFile = async (content: string) => (await ask('/import', { content })).body
const linesOf = async (state: BankLine['state']) => (await ask(`?state=${state}`)).body.lines
const kindIn = (lines: BankLine[], kind: BankLine['kind']) => lines.find((line) => line.kind === kind)

const book = async () => {
  const owner = await signInAs(payload)
  const id = await createBooking({ user: owner.id, departure, status: 'pending' })
  const number = `LG-27-0614-${String(id)}`
  await query('update reservations set number = $2, deposit_cents = 30000 where id = $1', [id, number])
  return { id, number }
}
const paidOf = async (id: number) =>
  (await query<{ paid: number }>('select paid_cents as paid from reservations where id = $1', [id]))[0]?.paid

const creditOf = (number: string) => buildEntry({ reference: 'R1', words: `acompte ${number}`, day: '2026-11-25' })
const debitOf = (number: string, mark = '<RvslInd>true</RvslInd>') =>
  buildEntry({ reference: 'R2', words: `REJET ${number}`, day: '2026-11-27' }).replace(
    '<CdtDbtInd>CRDT</CdtDbtInd>',
    `<CdtDbtInd>DBIT</CdtDbtInd>${mark}`,
  )
const csvOf = (number: string) =>
  [
    'Date;Libellé;Débit;Crédit',
    `25/11/2026;VIR SEPA ${number};;300,00`,
    `27/11/2026;REJET VIR SEPA ${number};300,00;`,
    '28/11/2026;PRLV EDF;84,20;',
  ].join('\n')
const signedCsvOf = (number: string) =>
  ['Date;Libellé;Montant', `25/11/2026;VIR SEPA ${number};300,00`, `27/11/2026;REJET VIR SEPA ${number};-300,00`].join(
    '\n',
  )

it.each([
  ['an XML statement', (number: string) => camtOf(creditOf(number) + debitOf(number))],
  ['a CSV with a column of debits', csvOf],
  ['a CSV of signed sums', signedCsvOf],
])('shows a transfer that the bank took back beside its credit, which is not sure: %s', async (_title, fileOf) => {
  const { id, number } = await book()
  const content = fileOf(number)
  expect((await ask('/preview', { content })).body).toMatchObject({ received_count: 1, returned_count: 1 })
  expect(await importFile(content)).toMatchObject({ new_count: 1, new_cents: 30_000, credit_cents: 30_000 })
  // The same file once more adds nothing.
  expect(await importFile(content)).toMatchObject({ new_count: 0, known_count: 1 })
  const lines = await linesOf('open')
  expect(lines).toHaveLength(2)
  const credit = kindIn(lines, 'transfer')
  expect(credit).toMatchObject({ taken_back_on: '2026-11-27', proposal: { number, is_sure: false } })
  expect(kindIn(lines, 'transfer_returned')).toMatchObject({
    amount_cents: -30_000,
    credit: { booked_on: '2026-11-25', state: 'open' },
    proposal: null,
  })
  const sure = { lines: [{ id: credit?.id, reservation_id: id }] }
  expect((await ask('/apply-sure', sure)).body).toMatchObject({ applied_count: 0 })
  expect((await checkDatabase()).filter(({ check }) => check === 'bank files')).toEqual([])
})

it('leaves an ordinary debit out', async () => {
  const { number } = await book()
  expect(await importFile(camtOf(creditOf(number) + debitOf(number, '')))).toMatchObject({ left_out_count: 1 })
  expect(await linesOf('open')).toMatchObject([{ kind: 'transfer', taken_back_on: null, proposal: { is_sure: true } }])
})

it('finds the credit of a file that is imported after that of its debit', async () => {
  const { number } = await book()
  await importFile(camtOf(debitOf(number)))
  expect(await linesOf('open')).toMatchObject([{ kind: 'transfer_returned', credit: null }])
  await importFile(camtOf(creditOf(number)))
  expect(kindIn(await linesOf('open'), 'transfer')).toMatchObject({ taken_back_on: '2026-11-27' })
})

it('takes the payment of a written down transfer off its booking, once', async () => {
  const { id, number } = await book()
  await importFile(camtOf(creditOf(number)))
  const [credit] = await linesOf('open')
  await ask(`/${String(credit?.id)}/apply`, { number })
  expect(await paidOf(id)).toBe(30_000)
  await importFile(camtOf(debitOf(number)))
  const debit = kindIn(await linesOf('open'), 'transfer_returned')
  expect(debit).toMatchObject({ credit: { state: 'applied', number } })
  const path = `/${String(debit?.id)}`
  expect((await ask(`${path}/apply`, { number })).status).toBe(422)
  const other = await book()
  expect((await ask(`${path}/transfer-returned`, { number: other.number })).body.error).toMatch(
    /Aucun règlement de 300/,
  )
  const answers = await Promise.all([
    ask(`${path}/transfer-returned`, { number }),
    ask(`${path}/transfer-returned`, { number }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await paidOf(id)).toBe(0)
  expect(kindIn(await linesOf('applied'), 'transfer_returned')).toMatchObject({ reservation_number: number })
  const due = await call<{ refunds: Array<{ reservation_id: number }> }>('reservations/refunds-due', { token: staff })
  expect(due.body.refunds.map(({ reservation_id: reservation }) => reservation)).not.toContain(id)
  expect((await checkDatabase()).filter(({ detail }) => detail.includes(String(id)))).toEqual([])
})

it('sets a debit aside with the open credit that it takes back', async () => {
  const { number } = await book()
  await importFile(camtOf(creditOf(number) + debitOf(number)))
  const debit = kindIn(await linesOf('open'), 'transfer_returned')
  await ask(`/${String(debit?.id)}/set-aside`, { reason: 'La banque a repris ce virement.' })
  expect(await linesOf('open')).toEqual([])
  expect(await linesOf('set_aside')).toHaveLength(2)
})
