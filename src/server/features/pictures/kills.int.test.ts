import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it, vi } from 'vitest'
import { killedWhile, PATIENCE, startWorker, untilNoWorker } from '../../../../tests/integration/killed-worker'
import { runTask } from '../../../../tests/integration/run-jobs'
import { filesIn, namedFiles, photo, takenPicture } from '../../../../tests/integration/send-picture'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'

it('draws a picture whole though its worker is killed, and keeps no file of the first attempt', async () => {
  const payload = await getPayload({ config, cron: false })
  const { token } = await signInAs(payload, { role: 'marketer' })
  const id = await takenPicture({ token, picture: await photo() })
  const drawn = () => query<{ name: string }>('select f.name from media m, media_files(m) f where m.id = $1', [id])

  // All files are written, and the row waits.
  await killedWhile(`update media set alt = 'x' where id = $1`, [id], () =>
    Promise.resolve(filesIn('media').length > 7),
  )
  expect(await drawn()).toHaveLength(1)

  const worker = await startWorker()
  await vi.waitFor(async () => expect(await drawn()).toHaveLength(7), PATIENCE)
  await worker.kill()
  await untilNoWorker()
  // The hour of the first attempt is over.
  await query(`update loose_files set due_at = now()`)
  await runTask('sweep_files')
  await vi.waitFor(async () => {
    await runTask('sweep_files')
    expect(filesIn('media')).toEqual(await namedFiles())
  }, PATIENCE)
  expect([filesIn('media').length, filesIn('sent').length]).toEqual([7, 0])
})
