import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBuiltRoutes } from './built-routes'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'built-routes-'))
  for (const folder of ['.next', 'public']) mkdirSync(path.join(dir, folder))
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(dir, '.next', name), JSON.stringify(content))
  write('prerender-manifest.json', { routes: { '/': {}, '/bench': {} }, dynamicRoutes: {} })
  write('routes-manifest.json', {
    staticRoutes: [{ page: '/' }, { page: '/bench' }, { page: '/bench/handler' }, { page: '/payer' }],
    dynamicRoutes: [],
    rewrites: { beforeFiles: [] },
  })
})

afterEach(() => rmSync(dir, { recursive: true }))

it('serves the pages of the benchmark in no other run', () => {
  const served = ({ kept, fresh }: ReturnType<typeof readBuiltRoutes>) => [...kept, ...fresh].sort()
  expect(served(readBuiltRoutes({ dir }))).toEqual(['/', '/bench', '/bench/handler', '/payer'])
  expect(served(readBuiltRoutes({ dir, without: '/bench' }))).toEqual(['/', '/payer'])
})
