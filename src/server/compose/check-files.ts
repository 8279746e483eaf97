import { readdir } from 'node:fs/promises'
import { query } from '@/server/platform/db/pool'
import { fileFolder, type FileFolder } from '@/server/platform/files/file-folder'

type Finding = { check: string; detail: string }
type Named = { folder: FileFolder; name: string; by: string }

const NAMED = /* sql */ `
  select 'media' as folder, f.name, 'media ' || m.id as by from media m, media_files(m) f
  union all select 'recordings', filename, 'recording ' || id from recordings where filename is not null
  union all select 'sent', source, 'the drawing of media ' || media_id from picture_drawings
  union all select 'media', substring(avatar_url from '^/api/media/file/(.+)$'), 'user ' || id from users
  where avatar_url like '/api/media/file/%'`

/** What waits for its removal, or for its row. */
const LOOSE = /* sql */ `
  select folder, name from loose_files where due_at > now() - interval '1 hour'`

/** Files without a row, and rows without their file. */
export const checkFiles = async (): Promise<Finding[]> => {
  // The folders first: what is written meanwhile has its row later, not sooner.
  const there = new Set(
    (await Promise.all((['media', 'recordings', 'sent'] as const).map(filesOf))).flat().map((file) => keyOf(file)),
  )
  const [named, loose] = await Promise.all([query<Named>(NAMED), query<Omit<Named, 'by'>>(LOOSE)])
  const known = new Set([...named, ...loose].map(keyOf))
  return [
    ...named
      .filter((file) => !there.has(keyOf(file)))
      .map((file) => `${file.by} names ${keyOf(file)}, and there is no such file`),
    ...[...there].filter((key) => !known.has(key)).map((key) => `no row names ${key}`),
  ].map((detail) => ({ check: 'files', detail }))
}

const keyOf = ({ folder, name }: Omit<Named, 'by'>): string => `${folder}/${name}`

const filesOf = async (folder: FileFolder): Promise<Array<Omit<Named, 'by'>>> =>
  (await readdir(fileFolder(folder)).catch(() => [])).map((name) => ({ folder, name }))
