import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { formatLongDate } from '@/domain/days/french-dates'
import { giftExpiry } from '@/domain/gift-cards/gift-card'
import { timeInParis } from '@/domain/days/time-in-paris'
import { query, queryOne } from '@/server/platform/db/pool'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { byLink, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const today = () => calendarDayInParis(new Date())
const ask = (email: string) =>
  call<{ ok: boolean; error: string }>('v1/gift-cards/withdrawal-links', { method: 'POST', body: { email } })

it('acknowledges a withdrawal with its declaration, its day and its hour', async () => {
  const buyer = 'camille-renonce@lagopede.test'
  const { id, purchase } = await paidGift(useMemoryProvider(), { buyer_email: buyer })
  const { body } = await byLink(purchase, 'gift-purchase/withdrawal', { body: { amount: 150 } })
  await runJobs()
  const [row] = await query<{ at: Date }>('select stopped_at as at from gift_cards where id = $1', [id])
  expect(body.withdrawal).toMatchObject({ refunded: 150, declared_at: row?.at.toISOString() })
  const mail = mailServer.lastTo(buyer)
  expect(mail?.subject).toMatch(/^Accusé de réception de ta rétractation/)
  const text = mail?.text?.replaceAll(/\s+/g, ' ')
  const instant = row?.at ?? new Date(0)
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ')
  expect(text).toContain(plain(`le ${formatLongDate(today())} à ${timeInParis(instant)}, heure de Paris`))
  expect(text).toContain(
    `Je, Camille (${buyer}), renonce au contrat portant sur l’achat d’une carte cadeau de 150 € pour`,
  )
})

it('mails the links of the purchases of an address that may still be withdrawn, and of no others', async () => {
  const provider = useMemoryProvider()
  const buyer = 'Camille-Liens@lagopede.test'
  const open = await paidGift(provider, { buyer_email: buyer, recipient_name: 'Nina' })
  const late = await paidGift(provider, { buyer_email: buyer, recipient_name: 'Tardif' })
  const given = await paidGift(provider, { buyer_email: buyer, recipient_name: 'Rendu' })
  const other = await paidGift(provider, { recipient_name: 'Inconnu' })
  await query(`update gift_cards set paid_at = paid_at - interval '15 days' where id = $1`, [late.id])
  await byLink(given.purchase, 'gift-purchase/withdrawal', { body: { amount: 150 } })
  await runJobs()
  expect((await ask(buyer.toLowerCase())).body).toEqual({ ok: true })
  await runJobs()
  const mail = mailServer.lastTo(buyer.toLowerCase())
  expect(mail?.subject).toBe('Renoncer à l’achat d’une carte cadeau')
  expect(mail?.text).toContain(`/carte-offerte#token=${open.purchase}`)
  for (const { purchase } of [late, given, other]) expect(mail?.text).not.toContain(purchase)
})

it('answers alike for an address that bought nothing, and mails it nothing', async () => {
  expect((await ask('personne-renonce@lagopede.test')).body).toEqual({ ok: true })
  await runJobs()
  expect(mailServer.sentTo('personne-renonce@lagopede.test')).toEqual([])
  const answers = []
  for (let n = 0; n < 4; n += 1) answers.push((await ask('personne-renonce@lagopede.test')).status)
  expect(answers.at(-1)).toBe(429)
})

const change = (more: Record<string, unknown> = {}) => ({
  ...{ recipient_name: 'Nino', recipient_email: 'nino-change@lagopede.test', message: 'À toi.' },
  send_on: addDays(today(), 30),
  ...more,
})
const patch = (purchase: string, body: object) =>
  byLink<{ error: string; send_on: string; recipient_name: string; expires_on: string }>(purchase, 'gift-purchase', {
    method: 'PATCH',
    body,
  })

it('changes the person, the words and the day of a card until it leaves, and mails it once', async () => {
  const first = `nina-avant@lagopede.test`
  const sendOn = addDays(today(), 10)
  const { purchase } = await paidGift(useMemoryProvider(), { recipient_email: first, send_on: sendOn })
  const { status, body } = await patch(purchase, change())
  expect([status, body.recipient_name, body.send_on]).toEqual([200, 'Nino', addDays(today(), 30)])
  expect(body.expires_on).toBe(giftExpiry({ paidOn: today(), sendOn: addDays(today(), 30) }))
  expect((await patch(purchase, change({ send_on: addDays(today(), -1) }))).status).toBe(422)
  await patch(purchase, change({ send_on: null }))
  await runJobs()
  expect(mailServer.sentTo(first)).toEqual([])
  expect(mailServer.sentTo('nino-change@lagopede.test')).toHaveLength(1)
  expect(mailServer.lastTo('nino-change@lagopede.test')?.text).toContain('À toi.')
  const again = await patch(purchase, change({ recipient_email: first }))
  expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('déjà partie')])
  await runJobs()
  expect(mailServer.sentTo(first)).toEqual([])
})

it('changes no card that leaves now, is printed, or was given back', async () => {
  const provider = useMemoryProvider()
  const leaving = await paidGift(provider, { send_on: addDays(today(), 10) })
  await query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'other' where key = $1`, [
    `gift:${String(leaving.id)}`,
  ])
  expect((await patch(leaving.purchase, change())).body.error).toMatch(/part en ce moment/)
  await query('delete from graphile_worker._private_jobs where key = $1', [`gift:${String(leaving.id)}`])
  const printed = await paidGift(provider, { recipient_email: null })
  expect((await patch(printed.purchase, change())).body.error).toMatch(/s’imprime/)
  const given = await paidGift(provider, { send_on: addDays(today(), 10) })
  await byLink(given.purchase, 'gift-purchase/withdrawal', { body: { amount: 150 } })
  expect((await patch(given.purchase, change())).body.error).toMatch(/ne vaut plus rien/)
  const kept = await queryOne<{ name: string }>('select recipient_name as name from gift_cards where id = $1', [
    given.id,
  ])
  expect(kept?.name).toBe('Nina')
  expect((await patch('un-lien-qui-n-existe-pas', change())).status).toBe(404)
})
