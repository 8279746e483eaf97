import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createDeparture } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { forgetLinesAfter, lastLogLine } from './forget-own-lines'

const namesOfLines = async () =>
  (await query<{ name: string }>('select name from change_log order by id')).map(({ name }) => name)

it('leaves the change log as the seeding found it, its guard in its place', async () => {
  const payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload)
  await createDeparture(payload, { expedition })
  const found = await namesOfLines()
  const line = await lastLogLine()
  expect(found).not.toEqual([])

  await createDeparture(payload, { expedition })
  expect((await namesOfLines()).length).toBeGreaterThan(found.length)
  await forgetLinesAfter(line)

  expect(await namesOfLines()).toEqual(found)
  await expect(query('delete from change_log')).rejects.toMatchObject({ code: '42501' })
})
