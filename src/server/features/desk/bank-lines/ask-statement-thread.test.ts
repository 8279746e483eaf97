import { afterEach, describe, expect, it } from 'vitest'
import { CAMT_FILE } from '../../../../../tests/fuzz/statement-files'
import { findKnownInThread, readStatement } from './ask-statement-thread'
import { MEMORY_MB, startStatementThread } from './start-statement-thread'
import { statementWorker } from './statement-worker'

const file = { content: CAMT_FILE, known: new Map() }
const start = (settings: { patienceMs?: number; memoryMb?: number } = {}) =>
  startStatementThread({ execArgv: ['--import', 'tsx'], patienceMs: 120_000, ...settings })
const movement = {
  ...{ bookedOn: '2027-06-14', amountCents: 1_000, payer: 'REY', words: 'x' },
  ...{ source: 'csv:a', own: '', said: 'x', tellings: [{ source: 'csv:b', own: '', said: 'x' }] },
}
const refusal = (status: number, words: RegExp) => ({ status, message: expect.stringMatching(words) as string })

afterEach(() => {
  statementWorker().work = undefined
})

describe('a bank file in the thread', { timeout: 120_000 }, () => {
  it('is read as in place', async () => {
    const inPlace = await readStatement(file)
    start()
    expect(await readStatement(file)).toEqual(inPlace)
    await expect(readStatement({ ...file, content: '<__proto__>' })).rejects.toMatchObject(refusal(422, /CAMT\.053/))
  })

  it('leaves the main thread free while movements are compared', async () => {
    start()
    const same = Array.from({ length: 500 }, () => movement)
    await readStatement(file)
    let turns = 0
    const turning = setInterval(() => (turns += 1), 1)
    await findKnownInThread({ incoming: same, known: same })
    clearInterval(turning)
    expect(turns).toBeGreaterThan(20)
  })

  it('with too many transfers of one day and sum is 422 before they are compared', async () => {
    const same = Array.from({ length: 501 }, () => movement)
    const asked = findKnownInThread({ incoming: same, known: same })
    await expect(asked).rejects.toMatchObject(refusal(422, /même jour et la même somme/))
  })

  it('that takes too long is 422, and the next is read', async () => {
    start({ patienceMs: 1 })
    await expect(readStatement(file)).rejects.toMatchObject(refusal(422, /trop long à lire/))
    start()
    expect((await readStatement(file)).lines).toHaveLength(2)
  })

  it('that takes too much memory is 422', async () => {
    start({ memoryMb: 4 })
    await expect(readStatement(file)).rejects.toMatchObject(refusal(422, /trop long à lire/))
  })

  it.each([
    [
      'the most elements',
      `<Document><BkToCstmrStmt><Stmt>${'<Ntry/>'.repeat(142_000)}</Stmt></BkToCstmrStmt></Document>`,
      /^0$/,
    ],
    ['the most rows', `Date;Libellé;Montant\n${'1/6/27;x;1\n'.repeat(90_000)}`, /5\s000 virements/],
  ])('of %s takes half of the memory that the thread has', async (_what, content, answer) => {
    start({ memoryMb: MEMORY_MB / 2 })
    const read = await readStatement({ ...file, content }).then(
      ({ lines }) => String(lines.length),
      (refused: unknown) => (refused instanceof Error ? refused.message : ''),
    )
    expect(read).toMatch(answer)
  })

  it('whose thread dies is 422', async () => {
    statementWorker().work = () => Promise.reject(new Error('The thread ended with 134.'))
    await expect(readStatement(file)).rejects.toMatchObject(refusal(422, /n’a pas pu être lu/))
  })

  it('is 503 while too many wait, with the time to come again', async () => {
    statementWorker().work = () => Promise.resolve({ ok: false, reason: 'busy' })
    await expect(readStatement(file)).rejects.toMatchObject({
      ...refusal(503, /Trop de relevés/),
      headers: { 'Retry-After': '10' },
    })
  })
})
