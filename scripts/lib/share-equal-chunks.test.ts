import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shareEqualChunks } from './share-equal-chunks'

let folder: string
const require = createRequire(import.meta.url)
const chunk = (id: number) => `module.exports=[${String(id)},()=>{${'/* long */'.repeat(30)}}]`
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const load = (name: string): unknown => require(path.join(folder, name))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lagopede-chunks-'))
  mkdirSync(path.join(folder, 'ssr'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('leaves what is written several times there once, wherever it lies', () => {
  write('[root]_b.js', chunk(1))
  write('[root]_a.js', chunk(1))
  write('ssr/c.js', chunk(1))
  write('ssr/d.js', chunk(1))
  write('other.js', chunk(2))
  shareEqualChunks(folder)
  expect(read('[root]_a.js')).toBe(chunk(1))
  for (const copy of ['[root]_b.js', 'ssr/c.js', 'ssr/d.js']) {
    expect(read(copy).length).toBeLessThan(60)
    expect(load(copy)).toBe(load('[root]_a.js'))
  }
  expect(load('other.js')).toEqual([2, expect.any(Function)])
})

it('leaves what is as short as what would stand for it', () => {
  write('a.js', 'module.exports=1')
  write('b.js', 'module.exports=1')
  shareEqualChunks(folder)
  expect(read('b.js')).toBe('module.exports=1')
})

it('changes nothing more the second time', () => {
  write('a.js', chunk(1))
  write('b.js', chunk(1))
  shareEqualChunks(folder)
  const once = read('b.js')
  shareEqualChunks(folder)
  expect([read('a.js'), read('b.js')]).toEqual([chunk(1), once])
})
