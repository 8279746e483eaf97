import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '@/server/platform/postgres/probe'
import { toRichText } from '@lagopede/demo/rich-text'
import type { PaymentTerm } from '@/payload-types'
import { createLegalDocument } from '../../tests/factories/legal-document'
import { createPaymentTerms } from '../../tests/factories/payment-terms'
import { call } from '../../tests/integration/call'
import { siteDatabaseUrl, testDatabaseUrl } from '../../tests/integration/setup'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

const address = ({ id }: PaymentTerm): string => `payment-terms/${String(id)}`
const change = (terms: PaymentTerm, body: object) => call(address(terms), { method: 'PATCH', token, body })

describe('published terms of payment', () => {
  it('are refused any change and deletion in the panel, whoever asks', async () => {
    const terms = await createPaymentTerms(payload)
    const { token: admin } = await signInAs(payload, { role: 'admin' })
    for (const one of [token, admin]) {
      for (const body of [{ deposit_percent: 50 }, { status: 'draft' }, { grace_days: 9 }]) {
        expect((await call(address(terms), { method: 'PATCH', token: one, body })).status).toBe(403)
      }
      expect((await call(address(terms), { method: 'DELETE', token: one })).status).toBe(403)
    }
  })

  it('are kept from any statement, of the owner of the tables as well', async () => {
    const { id } = await createPaymentTerms(payload)
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update payment_terms set deposit_percent = 50 where id = ${String(id)}`,
        `delete from payment_terms where id = ${String(id)}`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
  })
})

describe('a draft', () => {
  it('is published by the staff, and told to the pages once it is; a marketer only reads it', async () => {
    const draft = await createPaymentTerms(payload, { status: 'draft' })
    const { token: marketer } = await signInAs(payload, { role: 'marketer' })
    expect((await call(address(draft), { token: marketer })).status).toBe(200)
    const body = { deposit_percent: 50 }
    expect((await call(address(draft), { method: 'PATCH', token: marketer, body })).status).toBe(403)
    expect(await toldBy(async () => change(draft, { changes: 'Un essai.' }))).toEqual([])
    expect(await toldBy(async () => change(draft, { status: 'published' }))).toEqual(['payment-terms'])
  })

  it.each([
    [{ deposit_percent: 9 }, 'de 10 à 100'],
    [{ deposit_percent: 101 }, 'de 10 à 100'],
    [{ deposit_percent: 33.5 }, 'de 10 à 100'],
    [{ grace_days: 0 }, 'de 1 à 14'],
    [{ grace_days: 15 }, 'de 1 à 14'],
    [{ grace_days: 2.5 }, 'de 1 à 14'],
    [{ version: 'Été 2027' }, 'minuscules'],
  ])('is refused with %j, and says why', async (body, said) => {
    const draft = await createPaymentTerms(payload, { status: 'draft' })
    const { status, body: answer } = await change(draft, body)
    expect([status, JSON.stringify(answer).includes(said)]).toEqual([400, true])
  })

  it('is not published while the terms of sale of its day say another deposit', async () => {
    const sentence = 'Un acompte de 30 % est dû dans les sept jours qui suivent la commande.'
    await createLegalDocument(payload, { version: 'says-30', body: toRichText([{ list: [sentence] }]) })
    const draft = await createPaymentTerms(payload, {
      ...{ status: 'draft', deposit_percent: 40 },
      effective_on: '2040-01-01T12:00:00.000Z',
    })
    expect((await change(draft, { changes: 'Un brouillon se garde.' })).status).toBe(200)
    const { status, body } = await change(draft, { status: 'published' })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`says-30, en vigueur ce jour-là, disent\u00a0: «\u00a0${sentence}`)
    const text = toRichText(['Un acompte de 40 % est dû.'])
    await createLegalDocument(payload, { version: 'says-40', body: text, day: '2040-01-01' })
    expect((await change(draft, { status: 'published' })).status).toBe(200)
  })
})

describe('terms of sale', () => {
  it('are not published while they say another deposit than the terms of payment of their day', async () => {
    const effective_on = '2045-01-01T12:00:00.000Z'
    const body = toRichText(['Un acompte de 45 % est dû.'])
    const draft = await createLegalDocument(payload, { version: 'says-45', status: 'draft', body, day: '2045-01-01' })
    const publish = () =>
      call(`legal-documents/${String(draft.id)}`, { method: 'PATCH', token, body: { status: 'published' } })
    const refused = await publish()
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Ce texte dit\u00a0: «\u00a0Un acompte de 45 % est dû.')
    // Of two that change together, the terms of sale come first: the others wait as a draft.
    const terms = await createPaymentTerms(payload, { status: 'draft', deposit_percent: 45, effective_on })
    expect((await publish()).status).toBe(200)
    expect((await change(terms, { status: 'published' })).status).toBe(200)
  })
})
