import path from 'node:path'
import { stat } from 'node:fs/promises'
import { withDe } from '@/domain/text/elision'
import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'
import { query } from '@/server/platform/db/pool'
import { EXPEDITIONS } from './catalogue/expeditions'
import { GUIDES } from './catalogue/reference'
import { SELECTIONS } from './catalogue/selections'
import { mediaDirectory, pictureName } from './draw-pictures'
import { PORTRAIT } from './posters/guide-portraits'

const ASPECT = 4 / 3

type Picture = { name: string; alt: string }

/**
 * Registers the drawn files as pictures of the admin panel, by name. The files already have all their
 * widths: going through an upload would compress each of them a second time.
 */
export const writeMedia = async (): Promise<Map<string, number>> => {
  const pictures: Picture[] = [
    ...EXPEDITIONS.flatMap(({ slug, main, gallery }) =>
      [main, ...gallery].map(({ alt }, position) => ({ name: pictureName({ slug, position }), alt })),
    ),
    ...SELECTIONS.map(({ slug, picture }) => ({ name: `selection-${slug}`, alt: picture.alt })),
  ]
  const rows = await Promise.all(pictures.map(pictureRow))
  const portraits = await Promise.all(
    GUIDES.map(async ({ slug, fullName }) => ({
      alt: `Portrait ${withDe(fullName)}`,
      ...(await fileFacts({ prefix: '', file: `guide-${slug}.webp`, ...PORTRAIT })),
    })),
  )
  const written = [...(await insertAll(rows)), ...(await insertAll(portraits))]
  return new Map(written.map(({ id, filename }) => [filename.replace(/\.webp$/, ''), id]))
}

type Row = Record<string, string | number>

const insertAll = async (rows: Row[]): Promise<Array<{ id: number; filename: string }>> => {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return []
  const names = columns.map((column) => `"${column}"`).join(', ')
  return query(
    `insert into media (${names}) select ${names} from json_populate_recordset(null::media, $1) returning id, filename`,
    [JSON.stringify(rows)],
  )
}

const pictureRow = async ({ name, alt }: Picture): Promise<Row> => {
  const largest = Math.max(...Object.values(IMAGE_WIDTHS))
  const row: Row = {
    alt,
    ...(await fileFacts({ prefix: '', file: `${name}.webp`, width: largest, height: heightOf(largest) })),
  }
  for (const [size, width] of Object.entries(IMAGE_WIDTHS)) {
    const prefix = `sizes_${size}_`
    Object.assign(
      row,
      await fileFacts({ prefix, file: `${name}-${String(width)}.webp`, width, height: heightOf(width) }),
    )
  }
  return row
}

const heightOf = (width: number): number => Math.round(width / ASPECT)

const fileFacts = async ({
  prefix,
  file,
  width,
  height,
}: {
  prefix: string
  file: string
  width: number
  height: number
}): Promise<Row> => {
  const { size } = await stat(path.join(mediaDirectory(), file))
  return {
    [`${prefix}filename`]: file,
    [`${prefix}url`]: `/api/media/file/${file}`,
    [`${prefix}mime_type`]: 'image/webp',
    [`${prefix}filesize`]: size,
    [`${prefix}width`]: width,
    [`${prefix}height`]: height,
  }
}
