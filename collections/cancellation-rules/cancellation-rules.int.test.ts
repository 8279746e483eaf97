import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FeeTable } from '@/domain/changes/cancellation'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, noonOf } from '@/domain/days/days'
import type { CancellationRule } from '@/payload-types'
import { queryOne } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { createCancellationRule } from '../../tests/factories/cancellation-rule'
import { createExpedition } from '../../tests/factories/expedition'
import { FEE_TABLE } from '../../tests/factories/fee-table'
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

const address = ({ id }: CancellationRule): string => `cancellation-rules/${String(id)}`
const change = (rule: CancellationRule, body: object) => call(address(rule), { method: 'PATCH', token, body })

const tableOf = async (expedition: number): Promise<FeeTable | null> => {
  const row = await queryOne<{ found: FeeTable | null }>('select cancellation_table($1) as found', [expedition])
  return row?.found ?? null
}

describe('a published table', () => {
  it('is refused any change and deletion in the panel, whoever asks', async () => {
    const rule = await createCancellationRule(payload)
    const { token: admin } = await signInAs(payload, { role: 'admin' })
    for (const one of [token, admin]) {
      for (const body of [{ version: 'other' }, { status: 'draft' }, { steps: [] }, { is_default: true }]) {
        expect((await call(address(rule), { method: 'PATCH', token: one, body })).status).toBe(403)
      }
      expect((await call(address(rule), { method: 'DELETE', token: one })).status).toBe(403)
    }
  })

  it('is kept from the code of the site too, and from any statement, of the owner of the tables as well', async () => {
    const { id } = await createCancellationRule(payload)
    const write = { collection: 'cancellation-rules', id } as const
    await expect(payload.update({ ...write, data: { version: 'x' } })).rejects.toThrow('duplique')
    await expect(payload.delete(write)).rejects.toThrow('duplique')
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update cancellation_rules set frozen = '[]' where id = ${String(id)}`,
        `delete from cancellation_rules where id = ${String(id)}`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
  })
})

describe('a draft', () => {
  it('is published by the staff, and told to the pages once it is; a marketer only reads it', async () => {
    const draft = await createCancellationRule(payload, { status: 'draft' })
    const { token: marketer } = await signInAs(payload, { role: 'marketer' })
    expect((await call(address(draft), { token: marketer })).status).toBe(200)
    const body = { version: 'other' }
    expect((await call(address(draft), { method: 'PATCH', token: marketer, body })).status).toBe(403)
    expect(await toldBy(async () => change(draft, { changes: 'Une étape de plus.' }))).toEqual([])
    expect(await toldBy(async () => change(draft, { status: 'published' }))).toEqual(['cancellation'])
  })

  it.each([
    ['no step', [], 'au moins une étape'],
    [
      'steps that go up again',
      [
        [14, 70],
        [30, 100],
        [0, 0],
      ],
      'plus près du départ',
    ],
    ['no step for the departure', [[30, 100]], '0 jour'],
  ])('is refused with %s, and says why', async (_case, steps, said) => {
    const draft = await createCancellationRule(payload, { status: 'draft' })
    const rows = steps.map(([days_before, refund_percent]) => ({ days_before, refund_percent }))
    const { status, body } = await change(draft, { steps: rows })
    expect([status, JSON.stringify(body).includes(said)]).toEqual([400, true])
  })
})

describe('the table of a trip', () => {
  it('is the agency’s version 1 where nothing else is said, and its own once it has one', async () => {
    const { id } = await createExpedition(payload)
    expect(await tableOf(id)).toEqual(FEE_TABLE)
    const steps = [
      { days_before: 60, refund_percent: 50 },
      { days_before: 0, refund_percent: 10 },
    ]
    const own = await createCancellationRule(payload, { steps })
    await payload.update({ collection: 'expeditions', id, data: { cancellation_rule: own.id } })
    expect(await tableOf(id)).toEqual({ version: own.version, steps })
  })

  it('is not its own before its day', async () => {
    const effective_on = noonOf(addDays(calendarDayInParis(new Date()), 1))
    const own = await createCancellationRule(payload, { effective_on })
    const { id } = await createExpedition(payload, { cancellation_rule: own.id })
    expect(await tableOf(id)).toEqual(FEE_TABLE)
  })

  it('is never a draft: the form of a trip refuses one', async () => {
    const draft = await createCancellationRule(payload, { status: 'draft' })
    const { id } = await createExpedition(payload)
    const body = { cancellation_rule: draft.id }
    const { status } = await call(`expeditions/${String(id)}`, { method: 'PATCH', token, body })
    expect(status).toBe(400)
  })
})
