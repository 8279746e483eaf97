import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UserError } from '@/server/platform/postgres/user-error'
import { appEnvironment } from './app-environment'
import { givenVariables } from './given-variables'

const folder = mkdtempSync(path.join(tmpdir(), 'lagopede-given-'))

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the variables of a command', () => {
  it('have the default data folder when it is given empty, as in a copy of .env.example', () => {
    vi.stubEnv('DATA_DIR', '')
    expect(givenVariables().DATA_DIR).toBe('.data')
    vi.stubEnv('DATA_DIR', folder)
    expect(givenVariables().DATA_DIR).toBe(folder)
  })

  it('give the site a secret of its own when theirs is empty', () => {
    vi.stubEnv('PAYLOAD_SECRET', '')
    expect(appEnvironment({ databaseUrl: '', dataDirectory: folder }).PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
  })

  it('give the site the secret of a file', () => {
    const file = path.join(folder, 'given')
    writeFileSync(file, 'a-secret-kept-in-a-file\n')
    vi.stubEnv('PAYLOAD_SECRET', '')
    vi.stubEnv('PAYLOAD_SECRET_FILE', file)
    expect(appEnvironment({ databaseUrl: '', dataDirectory: folder }).PAYLOAD_SECRET).toBe('a-secret-kept-in-a-file')
  })

  it('say in one line which file cannot be read', () => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('DATABASE_URL_FILE', path.join(folder, 'nothing'))
    expect(givenVariables).toThrow(UserError)
    expect(givenVariables).toThrow(/^Environment: DATABASE_URL_FILE names [^\n]+ cannot be read/)
  })
})
