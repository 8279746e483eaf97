import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ReviewStatistics } from '@/contract/reviews'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { waitingForLocks } from '../../../../../tests/integration/waiting-for-locks'
import { checkDatabase } from '@/server/compose/check-database'
import { pool, query } from '@/server/platform/db/pool'

let expedition: number

beforeAll(async () => {
  expedition = (await createExpedition(await getPayload({ config, cron: false }))).id
})

beforeEach(() => query('delete from reviews'))

const INSERT = `insert into reviews (expedition_id, first_name, text, rate, status)
  select $1, 'Inès', 'Une soupe inoubliable.', rate, $3 from unnest($2::numeric[]) rate`

const give = (rates: Array<number | null>, status = 'published') => query(INSERT, [expedition, rates, status])

const statistics = async () => ReviewStatistics.parse((await call('v1/reviews/stat')).body)

const contradictions = async () => (await checkDatabase()).filter(({ check }) => check === 'reviews')

it('says nothing of no review', async () => {
  expect(await statistics()).toEqual({
    count: 0,
    average: null,
    distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  })
})

it('follows reviews that are published, refused, given otherwise, taken away and emptied', async () => {
  await give([5, 5, 4, 1])
  await give([2], 'pending')
  expect(await statistics()).toEqual({
    count: 4,
    average: 3.8,
    distribution: { '1': 1, '2': 0, '3': 0, '4': 1, '5': 2 },
  })
  await query(`update reviews set status = 'published' where rate = 2`)
  await query(`update reviews set status = 'rejected' where rate = 1`)
  await query('update reviews set rate = 3 where rate = 4')
  expect(await statistics()).toEqual({
    count: 4,
    average: 3.8,
    distribution: { '1': 0, '2': 1, '3': 1, '4': 0, '5': 2 },
  })
  await query('delete from reviews where rate = 5')
  expect(await statistics()).toMatchObject({ count: 2, average: 2.5 })
  expect(await contradictions()).toEqual([])
  await query('truncate reviews cascade')
  expect(await statistics()).toMatchObject({ count: 0, average: null })
  expect(await contradictions()).toEqual([])
})

it('counts a review without a rate, which changes no average', async () => {
  await give([4, null])
  expect(await statistics()).toMatchObject({ count: 2, average: 4, distribution: { '4': 1 } })
  expect(await contradictions()).toEqual([])
})

it('loses none of two publications at once, and counts none that fails', async () => {
  const first = await pool().connect()
  try {
    await first.query('begin')
    await first.query(INSERT, [expedition, [5, 3], 'published'])
    const second = give([3, 5])
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 20_000 })
    await first.query('commit')
    await second
    await first.query('begin')
    await first.query(INSERT, [expedition, [5], 'published'])
    await first.query('rollback')
  } finally {
    first.release()
  }
  expect(await statistics()).toMatchObject({ count: 4, average: 4, distribution: { '3': 2, '5': 2 } })
  expect(await contradictions()).toEqual([])
})

it('is found when it is not what reviews say', async () => {
  await give([5])
  await query('update review_counts set count = count + 1 where rate = 5')
  expect(await contradictions()).toEqual([{ check: 'reviews', detail: 'rate 5 is counted 2 times, and given 1' }])
})
