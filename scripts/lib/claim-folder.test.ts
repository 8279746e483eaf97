import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimFolder } from './claim-folder'

const URL = 'http://localhost:3000'
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lagopede-claim-'))
  file = path.join(folder, 'site.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const claim = (isSite = () => true) => claimFolder({ dataDirectory: folder, url: URL, isSite })
const runsElsewhere = () => writeFileSync(file, JSON.stringify({ pid: 12, url: 'http://localhost:4000' }))

describe('the folder of a site', () => {
  it('is refused to a second one, which is told where the first runs', () => {
    runsElsewhere()
    expect(() => claim()).toThrow(/runs already.*http:\/\/localhost:4000 \(process 12\)/)
    expect(existsSync(file)).toBe(true)
  })

  it('is given back', async () => {
    const giveBack = claim()
    await giveBack()
    expect(existsSync(file)).toBe(false)
  })

  it('is taken over from one that was killed, or left a damaged file', () => {
    runsElsewhere()
    expect(() => claim(() => false)).not.toThrow()
    rmSync(file)
    writeFileSync(file, '{"pid":')
    expect(() => claim()).not.toThrow()
  })
})
