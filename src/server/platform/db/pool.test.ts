import { afterEach, expect, it, vi } from 'vitest'

const variables = { PAYLOAD_SECRET: 'a-secret-of-the-tests', DATA_DIR: '.data/pool-test' }

const poolOf = async (database: string) => {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ...variables, DATABASE_URL: `postgresql://127.0.0.1/${database}` })) {
    vi.stubEnv(name, value)
  }
  const { pool } = await import('./pool')
  return pool
}

afterEach(() => void vi.unstubAllEnvs())

it('is one for a database, whichever copy of the module asks for it', async () => {
  const [first, again] = [await poolOf('one'), await poolOf('one')]
  expect(again()).toBe(first())
})

it('is another for another database, whatever is still under way on the one before', async () => {
  const before = await poolOf('one')
  const after = await poolOf('two')
  before()
  expect(after().options.connectionString).toMatch(/\/two$/)
})
