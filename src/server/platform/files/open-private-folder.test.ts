import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPrivateFolder } from './open-private-folder'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lagopede-private-'))
  folder = path.join(root, 'data', 'mail')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('openPrivateFolder', () => {
  it('makes a folder for its owner alone', () => {
    openPrivateFolder(folder)
    expect(modeOf(folder)).toBe('700')
  })

  it('closes an open folder and its files, and leaves folders inside it alone', () => {
    mkdirSync(path.join(folder, 'inside'), { recursive: true })
    chmodSync(folder, 0o755)
    chmodSync(path.join(folder, 'inside'), 0o755)
    writeFileSync(path.join(folder, 'old.eml'), 'old', { mode: 0o644 })
    openPrivateFolder(folder)
    expect(modeOf(folder)).toBe('700')
    expect(modeOf(path.join(folder, 'old.eml'))).toBe('600')
    expect(modeOf(path.join(folder, 'inside'))).toBe('755')
  })
})
