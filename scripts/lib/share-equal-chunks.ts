import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Less than what stands for it. */
const SMALL = 200

/**
 * Leaves each chunk of `folder` there once. Turbopack writes one anew for each group of pages, the same bytes by another name, and Node
 * would hold and compile every one of them: a copy now asks for the first.
 */
export function shareEqualChunks(folder: string): void {
  const first = new Map<string, string>()
  for (const name of globSync('**/*.js', { cwd: folder }).sort()) {
    const file = path.join(folder, name)
    const source = readFileSync(file)
    if (source.length < SMALL) continue
    const hash = createHash('sha256').update(source).digest('hex')
    const equal = first.get(hash)
    if (equal === undefined) first.set(hash, file)
    else writeFileSync(file, `module.exports=require(${JSON.stringify(relativeTo(file, equal))})`)
  }
}

const relativeTo = (from: string, to: string): string => {
  const relative = path.relative(path.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
