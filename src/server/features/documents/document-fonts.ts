import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unpackWoff } from './unpack-woff'

export type DocumentFonts = Record<'text' | 'strong' | 'title', Buffer>

// Whole paths: the build follows them to the files.
const FILES = {
  text: path.join(
    process.cwd(),
    'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  ),
  strong: path.join(
    process.cwd(),
    'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  ),
  title: path.join(
    process.cwd(),
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
}

let unpacked: DocumentFonts | undefined

/** The site's own fonts, one file a weight, as documents embed them; unpacked with the first document. */
export const documentFonts = (): DocumentFonts =>
  (unpacked ??= {
    text: unpackWoff(readFileSync(FILES.text)),
    strong: unpackWoff(readFileSync(FILES.strong)),
    title: unpackWoff(readFileSync(FILES.title)),
  })
