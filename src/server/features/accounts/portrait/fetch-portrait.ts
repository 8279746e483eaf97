import { randomUUID } from 'node:crypto'
import type { Task } from 'graphile-worker'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { pictureFormat } from '@/server/platform/pictures/picture-format'
import { downloadPortrait } from './download-portrait'

const SIDE = 160
const MOST_ATTEMPTS = 4

// The account may be deleted meanwhile: its row is held, so that no picture outlives it.
const KEEP = /* sql */ `
  with owner as (
    select id from users where id = $1 and deleted_at is null and avatar_url is null for update
  ), kept as (
    insert into user_portraits (user_id, name, image) select id, $2, $3 from owner
    on conflict (user_id) do update set name = excluded.name, image = excluded.image
    returning user_id, name
  )
  update users set avatar_url = '/portraits/' || kept.name || '.webp' from kept where users.id = kept.user_id`

/** Makes a provider's portrait the site's own: pages name no foreign host. Without it the account keeps the bird. */
export const fetchPortrait: Task = async (payload, { job, ...helpers }) => {
  // Only `enqueuePortrait` writes these jobs.
  const { userId, url } = payload as TaskPayloads['fetch_portrait']
  try {
    const picture = await downloadPortrait(url)
    const image = picture && (await encode(picture))
    if (image) await helpers.query(KEEP, [userId, randomUUID(), image])
  } catch (error) {
    if (job.attempts < MOST_ATTEMPTS) throw error
  }
}

/** Null for bytes that are no picture, whatever they were called. */
const encode = async (picture: Buffer): Promise<Buffer | null> => {
  if (!pictureFormat(picture)) return null
  // Loaded at the first portrait: few workers ever meet one.
  const { boundedSharp } = await import('@/server/platform/pictures/bounded-sharp')
  return boundedSharp(picture, { limitInputPixels: 25_000_000 })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}
