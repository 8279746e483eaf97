import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '@/server/platform/postgres/user-error'
import { makeNonce, saveScriptNonce } from '@/server/platform/web/script-nonce'
import { bundleEntry } from './bundle-entry'
import { runChild } from './child'
import { hashSources } from './hash-sources'
import type { Say } from './progress'
import { shareEqualChunks } from './share-equal-chunks'
import { threadEntries } from './thread-entries'
import { BUILT_SERVER } from './web-process'

// Variables that Next writes into what it builds.
const BUILD_VARIABLES = ['SITE_URL', 'MAP_STYLE_URL', 'GTM_ID', 'META_PIXEL_ID']
const PRELOAD = path.join(import.meta.dirname, 'name-built-scripts.mjs')
const BUILD_ID = path.join('.next', 'BUILD_ID')
// In Next's own folder, which it empties as a build starts: a build cut short leaves no hash.
const HASH_FILE = path.join('.next', 'lagopede-hash')

/** What is no part of the result: our own note of it, and what Next writes of its own doing. */
const ADDED = new Set([path.basename(HASH_FILE), 'trace', 'trace-build', 'turbopack', 'lock'])

const ENTRIES = [
  { source: 'src/server/compose/serve.ts', file: BUILT_SERVER, split: true },
  ...threadEntries(path.dirname(BUILT_SERVER)),
]

type Build = {
  environment: Record<string, string>
  signal?: AbortSignal
  say?: Say
  sources?: string
  /** When the database is filled: pages are made from it then, what they are made with is compiled before. */
  filled?: Promise<unknown>
  /** The copy that dist/web takes along is made too. */
  standalone?: boolean
}

/** Whether the build in .next is the one of these sources, and whole. */
export function isBuildFresh(sources: string = hashSources()): boolean {
  return existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === `${hashBuild(sources)} ${hashResult()}`
}

/** Builds the site for the database of `environment`. */
export async function buildSite({ environment, signal, say, filled, sources, standalone = false }: Build) {
  const hash = hashBuild(sources ?? hashSources())
  const nonce = makeNonce()
  await runChild({
    title: 'The build',
    args: ['--require', PRELOAD, 'node_modules/next/dist/bin/next', 'build'],
    environment: {
      ...environment,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      BUILD_SCRIPT_NONCE: nonce,
      ...(filled && { BUILD_ASKS_FOR_DATABASE: '1' }),
      ...(standalone && { BUILD_STANDALONE: '1' }),
      ...(!existsSync(BUILD_ID) && { BUILD_IS_FIRST: '1' }),
    },
    signal,
    onLine: (line) => say?.(phaseOf(line)),
    answer: filled,
  })
  if (!existsSync(BUILD_ID)) throw new UserError('The build ended without a result.')
  if (!doPagesBear(nonce))
    throw new UserError('Next wrote no nonce into its pages: see scripts/lib/name-built-scripts.mjs.')
  for (const folder of ['.next', ...(standalone ? [path.join('.next', 'standalone', '.next')] : [])]) {
    shareEqualChunks(path.join(folder, 'server', 'chunks'))
    saveScriptNonce({ folder, nonce })
  }
  await Promise.all(ENTRIES.map(bundleEntry))
  writeFileSync(HASH_FILE, `${hash} ${hashResult()}`)
}

/**
 * What stands for the files of a build: the sizes of all, as a disk that was full or a copy cut short leaves them damaged, and all that is in
 * those that Next reads first. What Next adds while it serves or develops is left out.
 */
export function hashResult(folder = '.next'): string {
  const hash = createHash('sha256')
  const files = globSync('{*,{server,static}/**/*}', { cwd: folder }).filter((file) => !ADDED.has(path.basename(file)))
  for (const file of files.sort()) {
    const place = path.join(folder, file)
    const stats = statSync(place)
    if (!stats.isFile()) continue
    hash.update(`${file.replaceAll('\\', '/')}\0${stats.size}\0`)
    if (/^[^/\\]+$/.test(file)) hash.update(readFileSync(place))
  }
  return hash.digest('hex')
}

/** Whether the pages of the build name their scripts: without it no browser runs them. */
function doPagesBear(nonce: string): boolean {
  const pages = globSync(path.join('.next', 'server', 'app', '**', '*.html'))
  return pages.every((file) => readFileSync(file, 'utf8').includes(nonce))
}

function hashBuild(sources: string): string {
  const hash = createHash('sha256').update(sources)
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

function phaseOf(line: string): string {
  return (
    /^\s*(?:✓\s*)?((?:Creating|Compiled|Compiling|Collecting|Generating|Finalizing|Running)[\w ]*)/
      .exec(line)?.[1]
      ?.trim() ?? ''
  )
}
