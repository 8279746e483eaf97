import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasTools, isInstalled } from './installed.mjs'

const SITE = { 'node_modules/next': { version: '16.0.0' } }
const TOOL = { 'node_modules/vitest': { version: '4.0.0', dev: true } }
const OF_ANOTHER_SYSTEM = { 'node_modules/swc-darwin': { version: '1.0.0', optional: true } }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lagopede-installed-'))
  write('package-lock.json', { '': {}, ...SITE, ...TOOL, ...OF_ANOTHER_SYSTEM })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, packages: object) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
}

function install(packages: object) {
  write('node_modules/.package-lock.json', packages)
}

describe('isInstalled', () => {
  it('is false in a fresh clone', () => {
    expect(isInstalled({ folder, withTools: false })).toBe(false)
  })

  it('is true without the packages of another system', () => {
    install({ ...SITE, ...TOOL })
    expect(isInstalled({ folder, withTools: true })).toBe(true)
  })

  it('asks for the tools only where they are needed', () => {
    install(SITE)
    expect([false, true].map((withTools) => isInstalled({ folder, withTools }))).toEqual([true, false])
  })

  it('is false when a version is not the one that is asked for', () => {
    install({ 'node_modules/next': { version: '15.0.0' } })
    expect(isInstalled({ folder, withTools: false })).toBe(false)
    install({ ...SITE, 'node_modules/vitest': { version: '3.0.0', dev: true } })
    expect(isInstalled({ folder, withTools: false })).toBe(false)
  })
})

describe('hasTools', () => {
  it('tells whether any was installed', () => {
    expect(hasTools({ folder })).toBe(false)
    install(SITE)
    expect(hasTools({ folder })).toBe(false)
    install({ ...SITE, ...TOOL })
    expect(hasTools({ folder })).toBe(true)
  })
})
