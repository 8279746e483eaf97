import config from '@payload-config'
import type { JobHelpers } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createUser } from '../../../../../tests/factories/user'
import { newClient, tokenOf } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { clickUnsubscribe } from '../../../../../tests/integration/click-unsubscribe'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { pool, query } from '@/server/platform/db/pool'
import { addInterestOf } from '../add-interest'
import { mailFavouriteNews } from './mail-favourite-news'

let payload: Payload

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const HOURLY = `select graphile_worker.add_job('mail_favourite_news')`

/** What was recorded or sent until now happened so much earlier: nothing of it is in the last minute. */
const letTimePass = async (interval: string): Promise<void> => {
  await query('update favourite_news set created_at = created_at - $1::interval', [interval])
  await query('update interests set updated_at = updated_at - $1::interval', [interval])
  await query('update users set favourite_mailed_at = favourite_mailed_at - $1::interval', [interval])
}

const runHour = async (): Promise<void> => {
  await query(HOURLY)
  await runJobs()
}

/** A customer who likes a new expedition on sale, since a while. */
const newFan = async () => {
  const { id, email } = await createUser(payload)
  const expedition = await createExpedition(payload, { name: `Le Sarek ${String(id)}` })
  await runJobs()
  await addInterestOf({ userId: id, expeditionId: expedition.id })
  await letTimePass('2 hours')
  return { id, email, expedition }
}

const newsOf = async (expedition: number): Promise<string[]> =>
  (
    await query<{ kind: string }>('select kind from favourite_news where expedition_id = $1 order by id', [expedition])
  ).map(({ kind }) => kind)

const takeSeats = (id: number, seats: number) =>
  query('update departures set seats_taken = $2 where id = $1', [id, seats])

const popup = async (token: string) =>
  (
    await call<{ popup_visible: boolean; expedition: { id: number } | null; news: string }>('v1/interests/popup', {
      token,
    })
  ).body

describe('what is recorded', () => {
  it('a new departure, its confirmation, its last places, once each', async () => {
    const { id: expedition } = await createExpedition(payload)
    const { id } = await createDeparture(payload, { expedition, capacity: 8 })
    expect(await newsOf(expedition)).toEqual(['new_departure'])
    await payload.update({ collection: 'departures', id, data: { status: 'confirmed' } })
    await takeSeats(id, 6)
    await takeSeats(id, 3)
    await takeSeats(id, 7)
    // The panel refuses that: whatever else writes it tells nothing twice.
    for (const status of ['open', 'confirmed']) {
      await query('update departures set status = $2::enum_departures_status where id = $1', [id, status])
    }
    expect(await newsOf(expedition)).toEqual(['new_departure', 'confirmed', 'last_places'])
  })

  it('not what is passed, nor what belongs to an unpublished expedition, nor a departure that fills up', async () => {
    const { id: hidden } = await createExpedition(payload, { _status: 'draft' })
    await createDeparture(payload, { expedition: hidden })
    const { id: published } = await createExpedition(payload)
    await createDeparture(payload, {
      expedition: published,
      departure_start: inDays(-30),
      departure_end: inDays(-28),
    })
    expect([await newsOf(hidden), await newsOf(published)]).toEqual([[], []])
    const { id } = await createDeparture(payload, { expedition: published })
    await takeSeats(id, 8)
    expect(await newsOf(published)).toEqual(['new_departure'])
  })

  it('not what is undone', async () => {
    const { id: expedition } = await createExpedition(payload)
    const client = await pool().connect()
    await client.query('begin')
    await client.query(
      `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status)
       values ($1, now() + interval '9 days', now() + interval '11 days', 8, 0, 'open')`,
      [expedition],
    )
    await client.query('rollback')
    client.release()
    expect(await newsOf(expedition)).toEqual([])
  })
})

describe('the mail', () => {
  it('folds all that happened, and comes once a day at most', async () => {
    const { email, id, expedition } = await newFan()
    const other = await createExpedition(payload, { name: 'Le Laugavegur' })
    await runJobs()
    await addInterestOf({ userId: id, expeditionId: other.id })
    await letTimePass('1 hour')
    const departure = await createDeparture(payload, { expedition: expedition.id })
    await payload.update({ collection: 'departures', id: departure.id, data: { status: 'confirmed' } })
    await createDeparture(payload, { expedition: other.id, capacity: 5 })
    await runHour()
    expect(mailServer.sentTo(email)).toEqual([])
    await letTimePass('5 minutes')
    await runHour()
    await runHour()
    const [mail, ...more] = mailServer.sentTo(email)
    expect(more).toEqual([])
    expect(mail?.subject?.replaceAll('\u00a0', ' ')).toBe('Du nouveau pour 2 favoris')
    const text = mail?.text?.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain(expedition.name)
    expect(text).toContain('nouvelle date, départ confirmé, 8 places')
    expect(text).toContain('nouvelle date, 5 places')

    await createDeparture(payload, { expedition: other.id, departure_start: inDays(60), departure_end: inDays(62) })
    await letTimePass('5 minutes')
    await runHour()
    expect(mailServer.sentTo(email)).toHaveLength(1)
    await letTimePass('24 hours')
    await runHour()
    expect(mailServer.sentTo(email).at(-1)?.subject).toBe('De nouvelles dates pour Le Laugavegur')
    expect(mailServer.sentTo(email)).toHaveLength(2)
  })

  it('is one when two workers come at once', async () => {
    const { email, expedition } = await newFan()
    await createDeparture(payload, { expedition: expedition.id })
    await letTimePass('5 minutes')
    const helpers = { query: pool().query.bind(pool()) } as unknown as JobHelpers
    await Promise.all(Array.from({ length: 6 }, async () => mailFavouriteNews({}, helpers)))
    await runJobs()
    expect(mailServer.sentTo(email)).toHaveLength(1)
  })

  it('tells of the last places once they are booked: those of a cart may come back', async () => {
    const { id: user, email, expedition } = await newFan()
    const { id: departure } = await createDeparture(payload, { expedition: expedition.id, capacity: 8 })
    await query(`delete from favourite_news where departure_id = $1`, [departure])
    await takeSeats(departure, 7)
    await letTimePass('5 minutes')
    await runHour()
    expect(mailServer.sentTo(email)).toEqual([])
    await query(
      `insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status)
       values ($1, $2, 7, 10000, 70000, 'confirmed')`,
      [user, departure],
    )
    await runHour()
    expect(mailServer.sentTo(email)).toHaveLength(1)
  })

  it('is not for who takes the heart back, refuses alerts or left, nor about what holds no more', async () => {
    const fans = [await newFan(), await newFan(), await newFan(), await newFan(), await newFan()]
    const [unliked, silent, gone, full, unpublished] = fans as [Fan, Fan, Fan, Fan, Fan]
    for (const { expedition } of fans) {
      const { id } = await createDeparture(payload, { expedition: expedition.id })
      if (expedition === full.expedition) await takeSeats(id, 8)
    }
    await query('update interests set is_active = false where user_id = $1', [unliked.id])
    await query('update users set favourite_alerts = false where id = $1', [silent.id])
    await query('update users set deleted_at = now() where id = $1', [gone.id])
    await payload.update({ collection: 'expeditions', id: unpublished.expedition.id, data: { _status: 'draft' } })
    await runJobs()
    await letTimePass('5 minutes')
    await runHour()
    expect(fans.flatMap(({ email }) => mailServer.sentTo(email))).toEqual([])
  })

  it('says nothing of what happened before the heart', async () => {
    const { id, email } = await createUser(payload)
    const expedition = await createExpedition(payload)
    await createDeparture(payload, { expedition: expedition.id })
    await runJobs()
    await letTimePass('1 hour')
    await addInterestOf({ userId: id, expeditionId: expedition.id })
    await runHour()
    expect(mailServer.sentTo(email)).toEqual([])
  })

  it('is left by one click of the mail program (RFC 8058), and by its link', async () => {
    const { id, email, expedition } = await newFan()
    await createDeparture(payload, { expedition: expedition.id })
    await letTimePass('5 minutes')
    await runHour()
    const [mail] = mailServer.sentTo(email)
    expect(mail?.subject).toBe(`De nouvelles dates pour ${expedition.name}`)
    expect(mail?.text).toContain('/mes-favoris/desinscription#token=')
    expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).not.toContain('?')
    const answer = await clickUnsubscribe(mail)
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(await query('select favourite_alerts from users where id = $1', [id])).toEqual([{ favourite_alerts: false }])
  })

  it('is left by its page, and by the one click of an older mail', async () => {
    const { id, email, expedition } = await newFan()
    await createDeparture(payload, { expedition: expedition.id })
    await letTimePass('5 minutes')
    await runHour()
    const token = /desinscription#token=([\w.-]+)/.exec(mailServer.sentTo(email)[0]?.text ?? '')?.[1] ?? ''
    for (const [path, body] of [
      ['unsubscription', { token }],
      [`unsubscribe?token=${token}`, undefined],
    ] as const) {
      await query('update users set favourite_alerts = true where id = $1', [id])
      const answer = await call(`v1/interests/alerts/${path}`, { method: 'POST', body, headers: newClient() })
      expect(answer.status).toBe(200)
      expect(await query('select favourite_alerts from users where id = $1', [id])).toEqual([
        { favourite_alerts: false },
      ])
    }
  })

  it.each(['', 'nope', 'a.b'])('is not stopped by the token « %s »', async (token) => {
    const answer = await call(`v1/interests/alerts/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: newClient(),
    })
    expect(answer.status).toBe(422)
  })
})

type Fan = Awaited<ReturnType<typeof newFan>>

describe('the setting', () => {
  it('turns the mails off and on, for its owner alone', async () => {
    const [one, other] = [await signInAs(payload), await signInAs(payload)]
    const { token } = one
    const save = (body: unknown, as?: string) => call('v1/interests/alerts', { method: 'PATCH', body, token: as })
    expect((await call('v1/user/account', { token })).body).toMatchObject({ favourite_alerts: true })
    expect(await save({ enabled: false }, token)).toMatchObject({ status: 200, body: { enabled: false } })
    expect((await call('v1/user/account', { token })).body).toMatchObject({ favourite_alerts: false })
    expect((await call('v1/user/account', { token: other.token })).body).toMatchObject({
      favourite_alerts: true,
    })
    expect((await save({ enabled: true })).status).toBe(401)
    expect((await save({ enabled: 'oui' }, token)).status).toBe(422)
    expect((await save({}, token)).status).toBe(422)
  })

  it('turns the reminder of an unfinished booking on and off, and leaves the other mails', async () => {
    const { token } = await signInAs(payload)
    const save = (body: unknown) => call('v1/interests/alerts', { method: 'PATCH', body, token })
    const account = async () => (await call('v1/user/account', { token })).body
    expect(await account()).toMatchObject({ favourite_alerts: true, basket_reminders: false })
    expect((await save({ basket_reminders: true })).body).toEqual({ enabled: true, basket_reminders: true })
    expect(await account()).toMatchObject({ favourite_alerts: true, basket_reminders: true })
    expect((await save({ enabled: false })).body).toEqual({ enabled: false, basket_reminders: true })
    expect((await save({ basket_reminders: false })).body).toEqual({ enabled: false, basket_reminders: false })
  })
})

describe('the popup', () => {
  it('shows the newest news once, and again when there are others', async () => {
    const { email, expedition } = await newFan()
    await query(`update users set created_at = created_at - interval '1 day' where email = $1`, [email])
    const token = await tokenOf(email)
    expect(await popup(token)).toEqual({ popup_visible: false, expedition: null, news: null })
    const { id } = await createDeparture(payload, { expedition: expedition.id })
    expect(await popup(token)).toMatchObject({
      popup_visible: true,
      expedition: { id: expedition.id },
      news: 'new_departure',
    })
    const seen = await call('v1/interests/popup/seen', { method: 'POST', token })
    expect([seen.status, seen.body]).toEqual([200, { ok: true }])
    expect((await popup(token)).popup_visible).toBe(false)
    await payload.update({ collection: 'departures', id, data: { status: 'confirmed' } })
    expect(await popup(token)).toMatchObject({ popup_visible: true, news: 'confirmed' })
  })

  it('writes nothing of who has seen all there is', async () => {
    const { email, expedition } = await newFan()
    const token = await tokenOf(email)
    const see = async () => {
      await call('v1/interests/popup/seen', { method: 'POST', token })
      return query('select xmin::text, favourite_news_seen_at from users where email = $1', [email])
    }
    await createDeparture(payload, { expedition: expedition.id })
    const first = await see()
    expect(await see()).toEqual(first)
    await createDeparture(payload, { expedition: expedition.id })
    expect(await see()).not.toEqual(first)
  })

  it('shows nobody else’s favourites, and is seen by its owner alone', async () => {
    const { expedition, email } = await newFan()
    const { token: stranger } = await signInAs(payload)
    await createDeparture(payload, { expedition: expedition.id })
    await call('v1/interests/popup/seen', { method: 'POST', token: stranger })
    expect((await popup(stranger)).popup_visible).toBe(false)
    expect((await popup(await tokenOf(email))).popup_visible).toBe(true)
    expect((await call('v1/interests/popup/seen', { method: 'POST' })).status).toBe(401)
  })
})
