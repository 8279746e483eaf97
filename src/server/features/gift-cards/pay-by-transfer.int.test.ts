import config from '@payload-config'
import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankLine } from '@/contract/bank-lines'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { checkDatabase } from '@/server/compose/check-database'
import { transferQr } from '@/server/features/payment-methods/transfer-qr'
import { query, queryOne } from '@/server/platform/db/pool'
import { call } from '../../../../tests/integration/call'
import { mailOf, openGiftDesk } from '../../../../tests/integration/gift-desk'
import { buyGift, byLink, giftBalance, giftBody, keptGift } from '../../../../tests/integration/gifting'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
  await runJobs()
})
beforeEach(async () => {
  await query('delete from rate_limits')
  await query(`delete from bank_lines where state = 'open'`)
})

const today = () => calendarDayInParis(new Date())

/** A card of 150 euros that waits for its transfer. */
const order = async (more: object = {}) => {
  const people = { buyer_email: mailOf('camille'), recipient_email: mailOf('nina') }
  const { status, body } = await buyGift(giftBody({ means: 'bank_transfer', ...people, ...more }))
  expect([status, body.next]).toEqual([201, null])
  const { id } = await keptGift(body.token)
  const row = await queryOne<{ reference: string }>('select reference from gift_cards where id = $1', [id])
  return { ...people, id, token: body.token, reference: row?.reference ?? '' }
}

type Listed = { lines: BankLine[]; applied_count: number; refused: Array<{ message: string }>; error: string }
/** A line of the bank, imported. */
const importLine = async (words: string, euros: string) => {
  const [year = '', month = '', day = ''] = today().split('-')
  const rows = [
    ['Date opération', 'Libellé', 'Contrepartie', 'Débit', 'Crédit'],
    [`${day}/${month}/${year}`, words, `REY ${randomUUID().slice(0, 8)}`, '', euros],
  ]
  const content = rows.map((row) => row.join(';')).join('\r\n')
  await desk.ask('bank-lines/import', { content })
  const { body } = await desk.ask<Listed>('bank-lines')
  const line = body.lines.find((one) => one.words === words)
  if (!line) throw new Error('The line was not imported.')
  return line
}
const apply = (line: number, number: string) => desk.ask<Listed>(`bank-lines/${String(line)}/apply`, { number })

describe('a gift card that is bought by transfer', () => {
  it('is worth nothing before the transfer is there, and says where to send it', async () => {
    const { id, token, reference, buyer_email: buyer } = await order()
    expect(reference).toMatch(/^CC-\d\d-\d{5}$/)
    const { body } = await byLink(token, 'gift-purchase', { method: 'GET' })
    expect(body).toMatchObject({ state: 'waiting', paid_by: 'bank_transfer', transfer: { reference } })
    expect(body.transfer?.iban).toMatch(/^FR76/)
    expect(body.transfer?.qr).toBe(body.transfer && transferQr({ ...body.transfer, amount: 150 }))
    expect(body.transfer?.qr).toMatch(/^<svg/)
    expect((await byLink(token, 'gift-purchase/settle')).body.state).toBe('waiting')
    expect((await byLink(token, 'gift-purchase/pay')).status).toBe(409)
    const { account, codeSealed } = await keptGift(token)
    expect([account, codeSealed]).toEqual([null, null])
    await runJobs()
    const mail = mailServer.lastTo(buyer)
    expect(mail?.text).toContain(reference)
    expect(mail?.text).toContain(`/carte-offerte#token=${token}`)
    expect(await desk.read(id)).toMatchObject({ state: 'waiting', reference, entries: [] })
    expect((await byLink(token, 'gift-purchase/withdrawal', { body: { amount: 150 } })).status).toBe(404)
  })

  it('is ordered once by a press that arrives ten times', async () => {
    const body = giftBody({ means: 'bank_transfer' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyGift(body, 'one-press-of-a-transfer')))
    expect(new Set(answers.map((one) => one.body.token)).size).toBe(1)
    await runJobs()
    expect(mailServer.sentTo(body.buyer_email)).toHaveLength(1)
  })

  it('is activated by the line of the bank that bears its reference and its price, once', async () => {
    const { id, token, reference, buyer_email: buyer, recipient_email: recipient } = await order()
    const line = await importLine(`VIR ${reference} merci`, '150,00')
    expect(line.proposal).toMatchObject({ gift_card_id: id, reservation_id: null, number: reference, is_sure: true })
    const sure = { lines: [{ id: line.id, gift_card_id: id }] }
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.ask<Listed>('bank-lines/apply-sure', sure)))
    expect(answers.reduce((sum, { body }) => sum + body.applied_count, 0)).toBe(1)
    const { account } = await keptGift(token)
    expect(await giftBalance(Number(account))).toBe(15_000)
    await runJobs()
    expect(mailServer.sentTo(recipient)).toHaveLength(1)
    expect(mailServer.lastTo(buyer)?.text).toContain('par virement')
    expect((await byLink(token, 'gift-purchase', { method: 'GET' })).body).toMatchObject({
      ...{ state: 'paid', transfer: null, withdrawal: { amount: 150 } },
      expires_on: giftExpiry({ paidOn: today(), sendOn: null }),
    })
    const applied = (await desk.ask<Listed>('bank-lines?state=applied')).body.lines
    expect(applied.find((one) => one.id === line.id)).toMatchObject({ gift_card_id: id, gift_reference: reference })
    // The same transfer imported from another file is another line: its card is paid.
    const again = await importLine(`VIR ${reference} encore`, '150,00')
    expect(again.proposal).toBeNull()
    expect((await apply(again.id, reference)).status).toBe(422)
    expect(await checkDatabase()).toEqual([])
  })

  it('is not activated by another sum, nor by two presses at once of desk and bank twice', async () => {
    const { id, token, reference } = await order()
    const short = await importLine(`VIR ${reference}`, '149,99')
    expect(short.proposal).toMatchObject({ gift_card_id: id, is_sure: false })
    expect((await apply(short.id, reference)).status).toBe(422)
    const refused = await desk.ask<Listed>('bank-lines/apply-sure', { lines: [{ id: short.id, gift_card_id: id }] })
    expect(refused.body).toMatchObject({ applied_count: 0, refused: [{ id: short.id }] })
    expect((await keptGift(token)).account).toBeNull()
    const line = await importLine(`VIR ${reference} le reste`, '150,00')
    const paid = { amount_cents: 15_000, received_on: today() }
    await Promise.all([
      ...Array.from({ length: 10 }, () => apply(line.id, reference)),
      ...Array.from({ length: 10 }, () => desk.act(id, 'paid', paid)),
    ])
    const { account } = await keptGift(token)
    expect(await giftBalance(Number(account))).toBe(15_000)
    expect(await query('select 1 from credit_entries where account_id = $1', [account])).toHaveLength(1)
    expect(await checkDatabase()).toEqual([])
  })

  it('is noted as paid at the desk, once of fifty presses at once', async () => {
    const { id, token } = await order()
    const paid = { key: randomUUID(), amount_cents: 15_000, received_on: addDays(today(), -1) }
    expect((await desk.act(id, 'paid', { ...paid, key: randomUUID(), amount_cents: 14_000 })).status).toBe(422)
    expect((await desk.act(id, 'paid', { ...paid, received_on: addDays(today(), 1) })).status).toBe(422)
    const answers = await pressAtOnce(50, () => desk.act(id, 'paid', paid))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await desk.act(id, 'paid', { ...paid, key: randomUUID() })).status).toBe(409)
    expect(await giftBalance(Number((await keptGift(token)).account))).toBe(15_000)
    expect((await desk.read(id)).events.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    const issued = await desk.issue()
    expect((await desk.act(issued.id, 'paid', { ...paid, key: randomUUID() })).status).toBe(404)
    expect(await checkDatabase()).toEqual([])
  })

  it('is withdrawn from within fourteen days, and the agency owes the transfer', async () => {
    const { id, token } = await order()
    await desk.act(id, 'paid', { amount_cents: 15_000, received_on: today() })
    expect((await byLink(token, 'gift-purchase/withdrawal', { body: { amount: 150 } })).body.withdrawal).toMatchObject({
      amount: 0,
      refunded: 150,
    })
    expect((await desk.search('')).repayments).toContainEqual(
      expect.objectContaining({ card_id: id, amount_cents: 15_000, due_on: addDays(today(), 14) }),
    )
    expect(await checkDatabase()).toEqual([])
  })

  it('is offered where no card is taken', async () => {
    const { body } = await call<{ is_sold: boolean; means: string[] }>('v1/gift-offer')
    expect(body).toMatchObject({ is_sold: true, means: ['bank_transfer'] })
  })
})
