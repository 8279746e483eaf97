import config from '@payload-config'
import fc from 'fast-check'
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { call } from '../integration/call'
import { signInAs } from '../integration/sign-in-as'
import { mutatedFiles } from './mutated-files'
import { CAMT_FILE, CSV_FILE } from './statement-files'

let token: string

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

afterAll(() => query('delete from bank_lines'))

const columns = { date: 0, words: 1, amount: 4, payer: 2, id: 5 }

it('imports or refuses a bank file with any faults, and never fails', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(mutatedFiles(CSV_FILE, CAMT_FILE), fc.boolean(), async (content, isTold) => {
      for (const act of ['preview', 'import']) {
        const body = { content, ...(isTold && { columns }) }
        const answer = await call<{ error?: string }>(`reservations/bank-lines/${act}`, { method: 'POST', body, token })
        expect([200, 422]).toContain(answer.status)
        if (answer.status === 422) expect(answer.body.error).toMatch(/^\p{Lu}.+\.$/su)
      }
    }),
    { seed: 20_270_614, numRuns: process.env.FUZZ === 'long' ? 5_000 : 250 },
  )
})
