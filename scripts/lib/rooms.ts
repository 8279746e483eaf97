import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The source files of the product, without tests, fixtures and the demo. */
export const PRODUCT = globSync('{src,storefront,collections,admin}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|fixture|d)\.tsx?$/.test(file) && !file.includes('importMap'),
)
/** The content of each. */
export const text = new Map(PRODUCT.map((file) => [file, readFileSync(file, 'utf8')]))

/** The files of the product that each of them imports, types included. */
export const readImports = (): Map<string, string[]> => new Map(PRODUCT.map((file) => [file, importsOf(file)]))

/** The rooms right below these folders, and which imports which, as « from to ». */
export function graphOf(
  imports: Map<string, string[]>,
  folders: string[],
): { rooms: Set<string>; arrows: Set<string> } {
  const roomOf = (file: string): string | null => {
    const folder = folders.find((one) => file.startsWith(`${one}/`))
    const [room, ...rest] = folder ? file.slice(folder.length + 1).split('/') : []
    return room && rest.length > 0 ? room : null
  }
  const rooms = new Set<string>()
  const arrows = new Set<string>()
  for (const [file, targets] of imports) {
    const from = roomOf(file)
    if (!from) continue
    rooms.add(from)
    for (const target of targets) {
      const to = roomOf(target)
      if (to && to !== from) arrows.add(`${from} ${to}`)
    }
  }
  return { rooms, arrows }
}

/** How many rooms can reach themselves. */
export function inCircles(arrows: Set<string>): number {
  const next = new Map<string, string[]>()
  for (const [from = '', to = ''] of [...arrows].map((arrow) => arrow.split(' ')))
    next.set(from, [...(next.get(from) ?? []), to])
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const waiting = [...(next.get(start) ?? [])]
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
      if (room === start) return true
      if (seen.has(room)) continue
      seen.add(room)
      waiting.push(...(next.get(room) ?? []))
    }
    return false
  }
  return [...next.keys()].filter(reaches).length
}

function importsOf(file: string): string[] {
  return ts
    .preProcessFile(text.get(file) ?? '', true, true)
    .importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? [])
}

function resolve(file: string, name: string): string | null {
  const base = name.startsWith('.')
    ? path.join(path.dirname(file), name)
    : name.startsWith('@/')
      ? aliased(name.slice(2))
      : null
  if (base === null) return null
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => text.has(one)) ?? null
}

/** As `paths` of tsconfig.json says. */
function aliased(name: string): string {
  return /^(storefront|collections|admin|migrations)\//.test(name) ? name : `src/${name}`
}
