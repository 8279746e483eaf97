import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import below from '@/server/features/below.json'
import platformBelow from '@/server/platform/below.json'
import { CACHE_TAGS } from '@/server/platform/cache/cache-tags'
import { REFERENCE_PAGES } from '../scripts/lib/reference-pages'
import { graphOf, PRODUCT, readImports } from '../scripts/lib/rooms'

const read = (file: string): string => readFileSync(file, 'utf8')
const named = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The cells of the rows of a page's table, by the first word of its head. */
const table = (file: string, head: string): string[][] => {
  const lines = read(file).split('\n')
  const first = lines.findIndex((line) => line.startsWith(`| ${head} `))
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'))
  return lines.slice(first + 2, end === -1 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const sorted = (names: string[]): string[] => [...names].sort()
/** The folders that hold files: a working copy keeps the empty ones of a former tree. */
const folders = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap(({ name }) => {
    const entries = name.startsWith('.') ? [] : readdirSync(directory, { withFileTypes: true, recursive: true })
    const within = path.join(directory, name)
    return entries.some((entry) => entry.isFile() && `${entry.parentPath}/`.startsWith(`${within}/`)) ? [name] : []
  })

/** The paths of the tree, by the indentation of its lines: two columns a level, names without spaces. */
const treePaths = (): string[] => {
  const parents: string[] = []
  return (/## The tree\n\n```\n([^`]+)```/.exec(read('ARCHITECTURE.md'))?.[1] ?? '').split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[^\s,]+, )*[^\s,]+)(?: {2,}|(?<=\/) |$)/.exec(line) ?? []
    // Words that go on from the line above stand in the column of the words.
    if (names === '' || indent.length > 8) return []
    const level = indent.length / 2
    return names.split(', ').map((name) => {
      parents.splice(level, Infinity, name)
      return path.join(...parents.slice(0, level), name)
    })
  })
}

describe('ARCHITECTURE.md', () => {
  it('shows a tree of what is there', () => {
    const gone = treePaths().filter((one) => !one.includes('<') && !existsSync(one))
    expect(treePaths().length).toBeGreaterThan(40)
    expect(gone).toEqual([])
  })

  it.each(['src/server', 'src/server/platform', 'src/server/features', 'src/server/compose', 'storefront'])(
    'names every folder of %s',
    (directory) => {
      const shown = treePaths().map((one) => path.normalize(`${one}/`))
      const isShown = (name: string) => shown.some((one) => one.startsWith(path.normalize(`${directory}/${name}/`)))
      expect(folders(directory).filter((name) => !isShown(name))).toEqual([])
    },
  )

  it('is short', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(251)
  })
})

it('groups every rule of the domain', () => {
  expect(readdirSync('src/domain', { withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})

describe('the documents of the code', () => {
  it.each(Object.entries(REFERENCE_PAGES))('%s is as `npm run generate` writes it', (file, draw) => {
    expect(read(file)).toBe(draw(read(file)))
  })

  it.each([
    ['docs/reference/tables.md', 'table', 1],
    ['docs/reference/jobs.md', 'task', 3],
  ])('%s says what each %s is for', (file, head, column) => {
    const silent = table(file, head).filter((row) => row[column] === '')
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('tables.md lists the collections and globals', () => {
    const slugs = folders('collections').flatMap((name) => {
      const file = path.join('collections', name, 'config.ts')
      return existsSync(file) ? (/slug: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? []) : []
    })
    expect(sorted(table('docs/reference/tables.md', 'collection').flatMap(([names]) => named(names)))).toEqual(
      sorted(slugs),
    )
  })

  it('caching.md lists the tags of kept answers', () => {
    const tags = table('docs/caching.md', 'tag').flatMap(([tag]) => named(tag))
    expect(sorted(tags)).toEqual(sorted([...CACHE_TAGS, 'expedition:N']))
  })

  it('the triggers that renew pages name tags that pages have', () => {
    const triggers = read('src/server/platform/cache/sql/renewed-content.sql')
    const tags = [...triggers.matchAll(/execute function renew_(?:tags|published_content)\('([^']*)'\)/g)].flatMap(
      ([, given = '']) => given.split(' '),
    )
    expect(tags.length).toBeGreaterThan(10)
    expect(CACHE_TAGS).toEqual(expect.arrayContaining(tags))
  })
})

describe.each<[string, Record<string, string[]>]>([
  ['src/server/features', below],
  ['src/server/platform', platformBelow],
])('the floors of %s', (folder, lists) => {
  const { rooms, arrows } = graphOf(readImports(), [folder])

  it('lists every folder with exactly what it imports', () => {
    const listed = Object.entries(lists).flatMap(([from, under]) => under.map((to) => `${from} ${to}`))
    expect(sorted(Object.keys(lists))).toEqual(sorted([...rooms]))
    expect(sorted(listed)).toEqual(sorted([...arrows]))
  })

  it('names below a folder only those listed before it', () => {
    const names = Object.keys(lists)
    const upward = names.flatMap((name, at) => (lists[name] ?? []).filter((one) => names.indexOf(one) >= at))
    expect(upward).toEqual([])
  })

  it('has at most 2.5 arrows a folder, and at most 80 files in one', () => {
    const large = [...rooms].filter(
      (room) => PRODUCT.filter((file) => file.startsWith(`${folder}/${room}/`)).length > 80,
    )
    expect(large).toEqual([])
    expect(arrows.size / rooms.size).toBeLessThanOrEqual(2.5)
  })
})
