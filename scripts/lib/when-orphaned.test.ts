import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const module = pathToFileURL(path.resolve('scripts/lib/when-orphaned.mjs')).href

it('tells a process that its parent was ended without a word', async () => {
  const child = `import(${JSON.stringify(module)}).then(({ whenOrphaned }) => {
    whenOrphaned(() => { console.log('orphaned'); process.exit() })
    setInterval(() => {}, 1000)
    console.log('started')
  })`
  const parent = spawn(process.execPath, [
    '-e',
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`,
  ])
  const [first] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(first.toString()).toBe('started\n')
  parent.kill('SIGKILL')
  const [next] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(next.toString()).toBe('orphaned\n')
})
