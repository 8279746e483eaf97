import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashResult } from './build-site'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lagopede-result-'))
  folder = path.join(root, 'built')
  mkdirSync(path.join(folder, 'server', 'app'), { recursive: true })
  writeFileSync(path.join(folder, 'routes-manifest.json'), '{"version":3}')
  writeFileSync(path.join(folder, 'server', 'app', 'page.js'), 'export const page = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['a manifest that was cut', (built: string) => truncateSync(path.join(built, 'routes-manifest.json'), 5)],
  ['one of the same size', (built: string) => writeFileSync(path.join(built, 'routes-manifest.json'), '{"version":4}')],
  ['a page that was cut', (built: string) => truncateSync(path.join(built, 'server', 'app', 'page.js'), 5)],
  ['a page that is gone', (built: string) => rmSync(path.join(built, 'server', 'app', 'page.js'))],
])('a build with %s is another', (_, damage) => {
  const whole = hashResult(folder)
  damage(folder)
  expect(hashResult(folder)).not.toBe(whole)
})

it('a build that was copied, served and noted is the same', () => {
  const copy = path.join(root, 'copy')
  cpSync(folder, copy, { recursive: true })
  writeFileSync(path.join(copy, 'lagopede-hash'), 'x')
  mkdirSync(path.join(copy, 'cache'))
  writeFileSync(path.join(copy, 'cache', 'y'), '')
  expect(hashResult(copy)).toBe(hashResult(folder))
})
