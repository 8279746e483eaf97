import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashSources } from './hash-sources'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lagopede-sources-'))
  write('src/app/page.tsx', 'one')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

describe('hashSources', () => {
  it.each([
    ['a source that changed', 'src/app/page.tsx'],
    ['a new migration', 'migrations/20270101_000000_more.ts'],
    ['other packages', 'package-lock.json'],
    ['a picture of the site', 'public/map.png'],
  ])('tells of %s', (_, file) => {
    const before = hashSources(folder)
    write(file, 'two')
    expect(hashSources(folder)).not.toBe(before)
  })

  it.each([
    ['a test', 'src/app/page.test.tsx'],
    ['a story', 'tests/e2e/home.spec.ts'],
    ['what the build writes', 'src/app/(payload)/admin/importMap.js'],
  ])('is the same with %s', (_, file) => {
    const before = hashSources(folder)
    write(file, 'two')
    expect(hashSources(folder)).toBe(before)
  })

  it('is the same wherever the clone stands', () => {
    const before = hashSources(folder)
    const copy = mkdtempSync(path.join(tmpdir(), 'lagopede-sources-copy-'))
    rmSync(folder, { recursive: true })
    folder = copy
    write('src/app/page.tsx', 'one')
    write('package-lock.json', '{}')
    expect(hashSources(folder)).toBe(before)
  })
})
