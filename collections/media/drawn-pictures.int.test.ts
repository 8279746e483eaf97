import { readFile } from 'node:fs/promises'
import path from 'node:path'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExpedition } from '../../tests/factories/expedition'
import { answerRequest } from '../../tests/integration/answer-request'
import { call } from '../../tests/integration/call'
import { runJobs, runTask } from '../../tests/integration/run-jobs'
import {
  deletePicture,
  edgesOf,
  filesIn,
  namedFiles,
  photo,
  sendPicture,
  takenPicture,
} from '../../tests/integration/send-picture'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'
import { IS_NAMED } from '@/server/features/pictures/is-named'
import { findNewAddress } from '@/server/features/pictures/find-new-address'
import { query, queryOne } from '@/server/platform/db/pool'
import { fileFolder } from '@/server/platform/files/file-folder'

/** What a test makes of the drawing of sizes: it is as quick as it is, waits, or fails midway. */
const drawing = vi.hoisted(() => ({ before: (_drawn: number): Promise<void> => Promise.resolve() }))
vi.mock(import('@/server/platform/pictures/draw-picture'), async (original) => {
  const real = await original()
  return {
    ...real,
    async *drawSizes(sent) {
      let drawn = 0
      for await (const one of real.drawSizes(sent)) {
        await drawing.before(drawn++)
        yield one
      }
    },
  }
})

let payload: Payload
let token: string
beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})
beforeEach(async () => {
  drawing.before = () => Promise.resolve()
  await query('delete from media')
  await query('update loose_files set due_at = now()')
  await runJobs()
  await runTask('sweep_files')
})

/** No file is there that no row names, none is missing, and nothing is left of what was sent. */
const expectNoOthers = async () => {
  expect(filesIn('media')).toEqual(await namedFiles())
  expect(filesIn('sent')).toEqual([])
  expect(await query(`select name from loose_files f where not (${IS_NAMED})`)).toEqual([])
}
afterEach(expectNoOthers)

type Row = { filename: string; url: string; width: number; height: number; small: string | null; shown: string }

const rowOf = async (id: number): Promise<Row> => {
  const row = await queryOne<Row>(
    `select filename, url, width::int, height::int, sizes_sm_filename as small, coalesce(sizes_sm_url, url) as shown from media where id = $1`,
    [id],
  )
  if (!row) throw new Error('gone')
  return row
}

const bytesOf = (name: string | null): Promise<Buffer> => readFile(path.join(fileFolder('media'), name ?? ''))

describe('a photo that is sent', () => {
  it('is taken at once, shown small until its sizes are drawn, and renewed then', async () => {
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    let hasBegun = (): void => undefined
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    drawing.before = () => {
      hasBegun()
      return gate
    }
    const { status, body } = await sendPicture({
      token,
      picture: await photo(),
      name: 'Capture d’écran à 11.02 été.jpg',
    })
    const id = body.doc?.id ?? 0
    expect([status, body.doc?.width, body.doc?.height]).toEqual([201, 300, 400])
    const first = await rowOf(id)
    expect(first).toMatchObject({ filename: body.doc?.filename, small: null })
    expect(first.filename).toMatch(/^capture-d-ecran-a-11-02-ete\.[0-9a-f]{12}\.webp$/)
    expect(await edgesOf(await bytesOf(first.filename))).toEqual(['red', 'blue'])

    const jobs = toldBy(runJobs)
    await begun
    // Nobody waits for the drawing: no transaction is open, and the picture can be described.
    expect(
      await query(`select query from pg_stat_activity where datname = current_database() and state like 'idle in%'`),
    ).toEqual([])
    const form = { alt: 'Un col', width: 300, height: 400, filesize: 1 }
    expect((await call(`media/${String(id)}`, { method: 'PATCH', token, body: form })).status).toBe(200)
    release()
    expect(await jobs).toContain('home content articles')

    const drawn = await rowOf(id)
    expect(drawn).toMatchObject({ width: 300, height: 400, small: drawn.filename.replace('.webp', '-640.webp') })
    expect(drawn.filename).not.toBe(first.filename)
    for (const name of [drawn.filename, drawn.small])
      expect(await edgesOf(await bytesOf(name))).toEqual(['red', 'blue'])
    expect(await queryOne('select alt from media where id = $1', [id])).toEqual({ alt: 'Un col' })
    // Who loaded a page before has the first address.
    expect(await findNewAddress({ collection: 'media', name: first.filename })).toBe(drawn.url)
    expect(filesIn('media')).toHaveLength(7)
    // A form that was loaded before says what its file was like.
    await call(`media/${String(id)}`, { method: 'PATCH', token, body: { alt: 'Deux cols', width: 1, filesize: 1 } })
    expect(await rowOf(id)).toEqual(drawn)
  })

  it('has its sizes drawn anew after a failure midway, of which no file stays', async () => {
    drawing.before = (drawn) => (drawn === 3 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve())
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    expect((await rowOf(id)).small).toBeNull()
    expect(
      await queryOne(
        `select attempts, last_error ~ 'disk is full' as says from graphile_worker.jobs where task_identifier = 'draw_picture'`,
      ),
    ).toEqual({ attempts: 1, says: true })
    await runTask('sweep_files')
    expect(filesIn('media')).toEqual(await namedFiles())
    drawing.before = () => Promise.resolve()
    await query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'draw_picture'), run_at => now())`,
    )
    await runJobs()
    const { filename, small } = await rowOf(id)
    expect(small).toBe(filename.replace('.webp', '-640.webp'))
  })

  it('leaves no file when it is refused', async () => {
    const picture = await photo()
    expect((await sendPicture({ token, picture, document: { alt: 'x'.repeat(301) } })).status).toBe(400)
    expect((await sendPicture({ token, picture: picture.subarray(0, picture.length / 2) })).status).toBe(422)
    const guide = (await signInAs(payload, { role: 'guide' })).token
    expect((await sendPicture({ token: guide, picture })).status).toBe(403)
    // One upload alone came as far as files, which are removed within the hour.
    expect([filesIn('media').length, filesIn('sent').length]).toEqual([1, 1])
    await runTask('sweep_files')
    expect([filesIn('media').length, filesIn('sent').length]).toEqual([1, 1])
    await query('update loose_files set due_at = now()')
    await runTask('sweep_files')
  })

  it('is another than one of the same name, and than one of the same bytes, sent at once', async () => {
    const [one, two] = [await photo(), await photo({ width: 200, height: 300 })]
    const ids = await Promise.all(
      [one, two, one].map((picture) => takenPicture({ token, picture, name: 'IMG_5001.jpg' })),
    )
    await runJobs()
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows.map(({ width, height }) => [width, height])).toEqual([
      [300, 400],
      [300, 200],
      [300, 400],
    ])
    expect(new Set(await namedFiles()).size).toBe(21)
  })

  it('goes to one document at a time', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    const form = new FormData()
    form.set('_payload', '{"alt":"x"}')
    form.set('file', new File([new Uint8Array(await photo())], 'a.jpg', { type: 'image/jpeg' }))
    const all = `http://127.0.0.1/api/media?where[id][exists]=true`
    const answer = await answerRequest(
      new Request(all, { method: 'PATCH', headers: { authorization: `Bearer ${token}` }, body: form }),
    )
    expect([answer.status, (await rowOf(id)).width]).toEqual([400, 300])
  })
})

describe('a picture that is deleted', () => {
  it('takes its files along, after the commit', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    expect((await deletePicture({ token, id })).status).toBe(200)
    expect(filesIn('media')).toHaveLength(7)
    await runJobs()
    expect(filesIn('media')).toEqual([])
  })

  it('while it waits to be drawn, leaves nothing either', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    expect((await deletePicture({ token, id })).status).toBe(200)
    await runJobs()
  })

  it('keeps its files where the deletion is refused', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    const { id: trip } = await createExpedition(payload, { main_photo: id })
    await query(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$`,
    )
    await query('create trigger zz_refuse after delete on media for each row execute function refuse()')
    payload.logger.level = 'silent'
    expect((await deletePicture({ token, id })).status).toBe(500)
    await query('drop trigger zz_refuse on media')
    await runJobs()
    expect(filesIn('media')).toEqual((await namedFiles()).filter((name) => filesIn('media').includes(name)))
    expect(filesIn('media')).toHaveLength(7)
    await payload.delete({ collection: 'expeditions', id: trip })
    await query(`delete from media where id <> $1`, [id])
    await runJobs()
  })
})

describe('a picture that is changed', () => {
  const LOWER = { x: 0, y: 50, width: 100, height: 50 }

  it('is cut at once, and has other addresses', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    const before = await rowOf(id)
    const { status } = await sendPicture({ token, id, edits: { crop: LOWER, focalPoint: { x: 20, y: 30 } } })
    const first = await rowOf(id)
    expect([status, first.width, first.height, first.small]).toEqual([200, 300, 200, null])
    expect(await edgesOf(await bytesOf(first.filename))).toEqual(['blue', 'blue'])
    await runJobs()
    const after = await rowOf(id)
    expect([after.width, after.height]).toEqual([300, 200])
    expect(await edgesOf(await bytesOf(after.small))).toEqual(['blue', 'blue'])
    expect(new Set([before, first, after].map(({ shown }) => shown)).size).toBe(3)
    // Mails have the former address still.
    expect(await findNewAddress({ collection: 'media', name: before.small ?? '' })).toBe(after.shown)
    expect(await queryOne('select focal_x::int as x, focal_y::int as y from media where id = $1', [id])).toEqual({
      x: 20,
      y: 30,
    })
  })

  it('is cut from what was sent while it waits to be drawn', async () => {
    const picture = await photo({ width: 4000, height: 3000 })
    const id = await takenPicture({ token, picture, edits: { crop: { x: 0, y: 0, width: 50, height: 100 } } })
    expect((await sendPicture({ token, id, edits: { crop: LOWER } })).status).toBe(200)
    await runJobs()
    const row = await rowOf(id)
    expect([row.width, row.height]).toEqual([1500, 2000])
    expect(await edgesOf(await bytesOf(row.filename))).toEqual(['blue', 'blue'])
  })

  it('keeps its files where the point to keep in the middle alone changes', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    const before = await rowOf(id)
    const whole = { x: 0, y: 0, width: 100, height: 100 }
    expect((await sendPicture({ token, id, edits: { crop: whole, focalPoint: { x: 0, y: 90 } } })).status).toBe(200)
    expect(await rowOf(id)).toEqual(before)
    expect(await queryOne('select focal_x::int as x, focal_y::int as y from media where id = $1', [id])).toEqual({
      x: 0,
      y: 90,
    })
  })

  it('gives way to another file, and to the last of two that come while it is drawn', async () => {
    const id = await takenPicture({ token, picture: await photo() })
    await runJobs()
    const changes: Array<Promise<unknown>> = []
    drawing.before = async (drawn) => {
      if (drawn > 0 || changes.length > 0) return
      changes.push(sendPicture({ token, id, picture: await photo({ width: 600, height: 300 }), name: 'b.jpg' }))
      await changes[0]
    }
    await sendPicture({ token, id, picture: await photo({ width: 200, height: 300 }), name: 'a.jpg' })
    await runJobs()
    expect(await rowOf(id)).toMatchObject({
      width: 300,
      height: 600,
      filename: expect.stringMatching(/^b\./) as string,
    })
    await query('update loose_files set due_at = now()')
    await runTask('sweep_files')
  })
})
