import { query } from '@/server/platform/db/pool'
import { toRichText } from '@lagopede/demo/rich-text'

let made = 0

/** The number of a recording whose file is nowhere. */
export const createRecording = async (): Promise<number> => {
  made += 1
  const [row] = await query<{ id: number }>(
    `insert into recordings (title, transcript, filename, mime_type) values ('Une vidéo', $1, $2, 'video/mp4') returning id`,
    [JSON.stringify(toRichText(['On entend le vent.'])), `video-${String(made)}.mp4`],
  )
  return row?.id ?? 0
}
