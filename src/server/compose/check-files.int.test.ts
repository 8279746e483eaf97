import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { createRecording } from '../../../tests/factories/recording'
import { runJobs } from '../../../tests/integration/run-jobs'
import { filesIn, photo, takenPicture } from '../../../tests/integration/send-picture'
import { signInAs } from '../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'
import { fileFolder } from '@/server/platform/files/file-folder'
import { checkDatabase } from './check-database'
import { checkFiles } from './check-files'

const told = async () => (await checkFiles()).map(({ detail }) => detail)

it('finds files without a row, rows without their file, and pictures that nobody draws', async () => {
  const payload = await getPayload({ config, cron: false })
  const { token } = await signInAs(payload, { role: 'marketer' })
  const id = await takenPicture({ token, picture: await photo() })
  expect(await told()).toEqual([])
  const waits = async () => (await checkDatabase()).filter(({ check }) => check === 'pictures')
  expect(await waits()).toEqual([])
  await query(`update picture_drawings set asked_at = now() - interval '2 hours'`)
  expect(await waits()).toHaveLength(1)
  await runJobs()
  expect([await told(), await waits()]).toEqual([[], []])

  await writeFile(path.join(fileFolder('media'), 'orphan.webp'), 'x')
  const small = filesIn('media').find((name) => name.endsWith('-320.webp')) ?? ''
  await rm(path.join(fileFolder('media'), small))
  const recording = await createRecording()
  expect((await told()).toSorted()).toEqual([
    `media ${String(id)} names media/${small}, and there is no such file`,
    'no row names media/orphan.webp',
    expect.stringMatching(`^recording ${String(recording)} names recordings/video-\\d+.mp4`),
  ])
  // A portrait of the demonstration is a file of its own.
  await query(`update users set avatar_url = '/api/media/file/orphan.webp'`)
  expect((await told()).join()).not.toContain('orphan')
})
