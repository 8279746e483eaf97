import config from '@payload-config'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { CAMT_FILE, camtOf, buildEntry } from '../../../../../tests/fuzz/statement-files'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let token: string

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

afterAll(() => query('delete from bank_lines'))

const send = (act: 'preview' | 'import', content: string) =>
  call<{ error: string }>(`reservations/bank-lines/${act}`, { method: 'POST', body: { content }, token })

describe('a bank file', () => {
  it.each([
    ['words', 'Bonjour, voici le relevé.', /CSV/],
    ['a page', '<html><body>Relevé</body></html>', /CAMT\.053/],
    ['one row of the largest size', `Date;Libellé;Montant\n${'a;'.repeat(499_000)}`, /CSV/],
    ['entities of its own', `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${CAMT_FILE}`, /DOCTYPE/],
    ['elements that nest without end', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`, /CAMT\.053/],
    ['an end that is missing', camtOf('<Ntry>'), /CAMT\.053/],
    ['names of the language', '<__proto__><constructor/></__proto__>', /CAMT\.053/],
    ['a name without end', `<${'a'.repeat(40_000)}`, /CAMT\.053/],
    ['characters that no XML has', camtOf(buildEntry({ reference: 'E', words: '\u0001' })), /CAMT\.053/],
  ])('that is %s is 422 and says why', async (_what, content, words) => {
    for (const act of ['preview', 'import'] as const) {
      const { status, body } = await send(act, content)
      expect([status, body.error]).toEqual([422, expect.stringMatching(words) as string])
    }
  })

  it('without a transfer is shown and not imported', async () => {
    const content = 'Date;Libellé;Montant'
    expect((await send('preview', content)).status).toBe(200)
    const { status, body } = await send('import', content)
    expect([status, body.error]).toEqual([422, 'Aucune somme reçue ne se lit dans ce fichier.'])
  })

  it('of a busy month, each movement in full, is read; a larger file is refused in words', async () => {
    const words = 'virement reçu '.repeat(100)
    const month = Array.from({ length: 450 }, (_one, index) => buildEntry({ reference: `M${String(index)}`, words }))
    expect((await send('import', camtOf(month.join('')))).body).toMatchObject({ new_count: 450, known_count: 0 })
    const message = 'Ce fichier est trop grand\u00a0: 1\u00a0Mo au plus. Importe une période plus courte.'
    expect(await send('preview', camtOf(' '.repeat(1_000_001)))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'content', message }] },
    })
    expect((await send('preview', camtOf(' '.repeat(6_000_001)))).status).toBe(413)
  })
})
