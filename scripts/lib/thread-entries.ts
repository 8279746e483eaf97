import path from 'node:path'

const SOURCES = [
  'src/server/features/documents/pdf-thread.ts',
  'src/server/features/desk/bank-lines/statement-thread.ts',
]

/** The threads of the web process, each built as a file beside the server. */
export const threadEntries = (folder: string): Array<{ source: string; file: string }> =>
  SOURCES.map((source) => ({ source, file: path.join(folder, `${path.basename(source, '.ts')}.mjs`) }))
