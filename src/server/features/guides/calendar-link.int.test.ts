import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET } from '@/app/(site)/(framed)/agenda-guide/[token]/route'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createGuide } from '../../../../tests/factories/guide'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Link = { url: string; created_at: string | null }

let payload: Payload
let guide: { id: number; token: string; profile: number }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

beforeEach(async () => {
  const { id, token } = await signInAs(payload, { role: 'guide' })
  guide = { id, token, profile: (await createGuide(payload, { name: 'Maelle', user: id })).id }
})

const ask = (method: 'GET' | 'POST' | 'DELETE', token = guide.token) =>
  call<Link>('v1/guide/calendar-link', { method, token })

const read = async (url: string) => {
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  const response = await GET(new Request(url), { params: Promise.resolve({ token }) })
  return { status: response.status, headers: response.headers, text: (await response.text()).replaceAll('\r\n ', '') }
}

/** A departure of a month from now, whose guide leads it by name. */
const lead = async (more: { status?: 'open' | 'confirmed'; days?: number } = {}) => {
  const { status = 'confirmed', days = 30 } = more
  return createDeparture(payload, {
    expedition: (await createExpedition(payload, { name: 'Tour des lacs' })).id,
    guide: guide.profile,
    status,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })
}

const compact = (days: number): string => inDays(days).slice(0, 10).replaceAll('-', '')

describe('the private address of a guide’s departures', () => {
  it('gives those that he or she leads, by name or through the trip, as events of whole days', async () => {
    const { id } = await lead()
    const trip = (await createExpedition(payload, { name: 'Tour des crêtes', guide: guide.profile })).id
    await createDeparture(payload, { expedition: trip, departure_start: inDays(60), departure_end: inDays(62) })
    const { status, headers, text } = await read((await ask('POST')).body.url)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(30)}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(33)}`)
    expect(text).toContain('SUMMARY:Tour des lacs\r\n')
    expect(text).toContain('SUMMARY:Tour des crêtes (à confirmer)')
    expect(text).toContain(`/my-expeditions/admin/${String(id)}`)
  })

  it('gives neither the departures of others, nor canceled ones', async () => {
    const other = (await createGuide(payload, { name: 'Yann' })).id
    const expedition = (await createExpedition(payload, { guide: other })).id
    await createDeparture(payload, { expedition })
    const { id } = await lead()
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    expect((await read((await ask('POST')).body.url)).text).not.toContain('VEVENT')
  })

  it('is kept as a digest, told once, and renewed: the former one answers nothing', async () => {
    const first = (await ask('POST')).body.url
    const kept = await query('select token_hash from guide_calendar_links where user_id = $1', [guide.id])
    expect(first).not.toContain(kept[0]?.['token_hash'])
    expect(Object.keys((await ask('GET')).body)).toEqual(['created_at'])
    const second = (await ask('POST')).body.url
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  })

  it('is closed by the guide, and with the account', async () => {
    const { url } = (await ask('POST')).body
    expect((await ask('DELETE')).body).toEqual({ created_at: null })
    expect((await read(url)).status).toBe(404)
    const again = (await ask('POST')).body.url
    await query('update users set deleted_at = now() where id = $1', [guide.id])
    expect((await read(again)).status).toBe(404)
  })

  it('is nobody’s to guess', async () => {
    for (const link of ['x.ics', '', "'; drop table users; --", '%00'])
      expect((await read(`http://localhost/agenda-guide/${encodeURIComponent(link)}`)).status).toBe(404)
  })

  it('is drawn for guides alone', async () => {
    const customer = await signInAs(payload)
    expect((await ask('POST', customer.token)).status).toBe(403)
    expect((await call('v1/guide/calendar-link', { method: 'POST' })).status).toBe(401)
  })
})
