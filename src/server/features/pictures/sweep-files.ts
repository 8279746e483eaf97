import { unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Task } from 'graphile-worker'
import { sql } from '@/server/platform/db/transaction-of'
import { fileFolder, type FileFolder } from '@/server/platform/files/file-folder'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { IS_NAMED } from './is-named'

type Loose = { folder: FileFolder; name: string }

/** Removes the files that no row names any more, or never did. */
export const sweepFiles: Task = (_payload, helpers) =>
  eachRowInTransaction<Loose>(helpers, {
    step: 'file',
    rows: sql`select folder, name from loose_files where due_at <= now() order by due_at, folder, name`,
    idOf: ({ folder, name }) => `${folder}/${name}`,
    work: async ({ transaction, row: { folder, name } }) => {
      const { rows } = await transaction.execute(sql`
        select ${sql.raw(IS_NAMED)} as "isNamed" from loose_files f where f.folder = ${folder} and f.name = ${name}`)
      if (rows[0]?.['isNamed'] === false) await remove(path.join(fileFolder(folder), name))
      await transaction.execute(sql`delete from loose_files where folder = ${folder} and name = ${name}`)
    },
  })

const remove = (file: string): Promise<void> =>
  unlink(file).catch((error: unknown) => {
    // It was never written, or is gone already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
