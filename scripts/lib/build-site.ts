import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '@/server/platform/postgres/user-error'
import { runChild } from './child'
import type { Say } from './progress'

const SOURCES = [
  '{src,storefront,collections,admin,public}/**/*',
  '{payload,next,postcss}.config.*',
  'package-lock.json',
  'tsconfig.json',
]
// Variables that Next writes into what it builds.
const BUILD_VARIABLES = ['SITE_URL', 'MAP_STYLE_URL', 'GTM_ID', 'META_PIXEL_ID']
const BUILD_ID = path.join('.next', 'BUILD_ID')
// In Next's own folder, which it empties as a build starts: a build cut short leaves no hash.
const HASH_FILE = path.join('.next', 'lagopede-hash')

/** Whether the build in .next is the one of these sources. */
export function isBuildFresh(): boolean {
  return existsSync(BUILD_ID) && existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === hashSources()
}

/** Builds the site for the database of `environment`. */
export async function buildSite(options: { environment: Record<string, string>; signal?: AbortSignal; say?: Say }) {
  const { environment, signal, say } = options
  const hash = hashSources()
  await runChild({
    title: 'The build',
    args: ['node_modules/next/dist/bin/next', 'build'],
    environment: { ...environment, NODE_ENV: 'production', NO_COLOR: '1' },
    signal,
    onLine: (line) => say?.(phaseOf(line)),
  })
  if (!existsSync(BUILD_ID)) throw new UserError('The build ended without a result.')
  writeFileSync(HASH_FILE, hash)
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES).sort()) {
    if (/\.test\.tsx?$|[\\/]importMap\.js$/.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
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
