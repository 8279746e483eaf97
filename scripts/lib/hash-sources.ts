import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = [
  '{src,storefront,collections,admin,migrations,public}/**/*',
  'packages/*/src/**/*',
  '{payload,next,postcss}.config.*',
  'package-lock.json',
  'tsconfig.json',
]

/** What stands for all that the site is made of, its tests left out: it changes as soon as any of it does. */
export function hashSources(folder = '.'): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^importMap\.js$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
