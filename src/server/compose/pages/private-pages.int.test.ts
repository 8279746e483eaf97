import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GET as downloadInvoice } from '@/app/(site)/(framed)/my-expeditions/[reservation]/factures/[invoice]/route'
import { GET as downloadFees } from '@/app/(site)/(framed)/my-expeditions/[reservation]/frais.pdf/route'
import { GET as downloadSummary } from '@/app/(site)/(framed)/my-expeditions/[reservation]/resume.pdf/route'
import { GET as showCode } from '@/app/(site)/(framed)/my-expeditions/[reservation]/virement.svg/route'
import { pdfDrawer } from '@/server/features/documents/pdf-drawer'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { tokenOf } from '../../../../tests/integration/account-calls'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { answerDocument } from './answer-document'
import { loadGuideDeparture } from './load-guide-departure'
import { loadReservation } from './load-reservation'

let payload: Payload
let id: string
let departure: string
let owner: string
let stranger: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const user = await createUser(payload)
  const trip = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
  id = String(await createBooking({ user: user.id, departure: trip.id }))
  departure = String(trip.id)
  owner = await tokenOf(user.email)
  stranger = (await signInAs(payload, { role: 'guide' })).token
})

afterEach(() => {
  pdfDrawer().draw = undefined
})

const browserOf = (token: string | null, site = 'none') =>
  new Headers({ 'sec-fetch-site': site, ...(token !== null && { cookie: `payload-token=${token}` }) })

const statusOf = async (token: string | null): Promise<number> => {
  const request = new Request('http://127.0.0.1/', { headers: browserOf(token) })
  const build = () => Promise.resolve({ content: 'Bonjour', type: 'text/plain', fileName: 'bonjour.txt' })
  return (await answerDocument({ request, id, build })).status
}

describe('the page of a reservation', () => {
  it.each(['none', 'same-origin', 'cross-site'])('opens for its customer, led there by %s', async (site) => {
    const loaded = await loadReservation({ id, headers: browserOf(owner, site) })
    expect(loaded).toMatchObject({ visitor: false, reservation: { reservation_id: Number(id) } })
  })

  it('holds nothing for a visitor, a stale cookie, another customer and an unreadable address', async () => {
    expect(await loadReservation({ id, headers: browserOf(null) })).toEqual({ visitor: true })
    expect(await loadReservation({ id, headers: browserOf('stale') })).toEqual({ visitor: true })
    expect(await loadReservation({ id, headers: browserOf(stranger) })).toMatchObject({ reservation: null })
    expect(await loadReservation({ id: '1e3', headers: browserOf(owner) })).toMatchObject({ reservation: null })
  })

  it('gives its documents to its customer alone', async () => {
    expect([await statusOf(owner), await statusOf(stranger), await statusOf(null)]).toEqual([200, 404, 404])
  })

  it('justifies its fees to its customer alone', async () => {
    const ask = (token: string | null) =>
      downloadFees(new Request('http://127.0.0.1/', { headers: browserOf(token) }), {
        params: Promise.resolve({ reservation: id }),
      })
    const own = await ask(owner)
    expect([own.status, own.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect([(await ask(stranger)).status, (await ask(null)).status]).toEqual([404, 404])
  })

  it('gives its invoices and the code of its transfer to its customer alone, and no invoice of another booking', async () => {
    const [mine, other] = await query<{ id: number }>(
      `insert into invoices (reservation_id, kind, amount_cents, refers, content)
       select r.id, 'deposit', 100, '[]', '{"customer": "Camille", "lines": [], "owed_cents": 0, "paid_cents": 0, "invoiced_cents": 0,
         "booking": {"number": "LG", "trip": "Vercors", "from": "2027-06-14", "to": "2027-06-18", "travelers": 2}}'
       from (select $1::int as id union all select $2) r order by r.id = $1 desc returning id`,
      [Number(id), await createBooking({ user: (await createUser(payload)).id, departure: Number(departure) })],
    )
    const ask = (token: string | null, invoice = mine?.id) =>
      downloadInvoice(new Request('http://127.0.0.1/', { headers: browserOf(token) }), {
        params: Promise.resolve({ reservation: id, invoice: String(invoice) }),
      })
    const own = await ask(owner)
    expect([own.status, own.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect([(await ask(stranger)).status, (await ask(null)).status, (await ask(owner, other?.id)).status]).toEqual([
      404, 404, 404,
    ])
    const code = (token: string | null) =>
      showCode(new Request('http://127.0.0.1/', { headers: browserOf(token) }), {
        params: Promise.resolve({ reservation: id }),
      })
    const drawn = await code(owner)
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect(await drawn.text()).toContain('<svg')
    expect([(await code(stranger)).status, (await code(null)).status]).toEqual([404, 404])
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    expect((await code(owner)).status).toBe(204)
    await query(`update reservations set status = 'pending', canceled_at = null where id = $1`, [id])
  })

  it('has its summary drawn away from the event loop, and says so when too many are', async () => {
    const download = () =>
      downloadSummary(new Request('http://127.0.0.1/', { headers: browserOf(owner) }), {
        params: Promise.resolve({ reservation: id }),
      })
    pdfDrawer().draw = () => Promise.resolve({ ok: true, result: new TextEncoder().encode('drawn elsewhere') })
    expect(await (await download()).text()).toBe('drawn elsewhere')
    pdfDrawer().draw = () => Promise.resolve({ ok: false, reason: 'busy' })
    const busy = await download()
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '10'])
    expect(await busy.json()).toEqual({
      error: 'Trop de documents sont demandés en ce moment. Réessaie dans un instant.',
    })
  })

  it('draws so many documents for one customer, and says when to come back', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push(await statusOf(owner))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the page of a guided departure', () => {
  it('holds nothing for a visitor and for who does not lead it', async () => {
    expect(await loadGuideDeparture({ id: departure, headers: browserOf(null) })).toEqual({ visitor: true })
    for (const token of [owner, stranger]) {
      const loaded = await loadGuideDeparture({ id: departure, headers: browserOf(token) })
      expect(loaded).toEqual({ visitor: false, departure: null })
    }
    expect(await query('select 1 from roster_views')).toEqual([])
  })
})
