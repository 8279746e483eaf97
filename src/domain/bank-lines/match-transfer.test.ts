import { describe, expect, it } from 'vitest'
import { bearsReference, matchTransfer, plainReference, referencesIn, type AwaitedTransfer } from './match-transfer'

const booking = (change: Partial<AwaitedTransfer> = {}): AwaitedTransfer => ({
  id: 4,
  number: 'LG-27-0614-4',
  names: ['Camille Rey'],
  isCanceled: false,
  leftCents: 129_250,
  depositLeftCents: 38_775,
  ...change,
})
const longer = booking({ id: 42, number: 'LG-27-0614-42', names: ['Hugo Martel'] })
const line = { amountCents: 38_775, payer: 'REY CAMILLE', words: 'VIR LG-27-0614-4' }

describe('a transfer', () => {
  it.each([
    ['its reference', 'VIR LG-27-0614-4'],
    ['its reference without dashes', 'vir sepa lg2706144 acompte'],
    ['its reference with spaces', 'LG 27 0614 4'],
  ])('is surely for the booking of %s when the sum is due', (_how, words) => {
    expect(matchTransfer({ line: { ...line, words }, awaited: [longer, booking()] })).toMatchObject({
      ...{ reservationId: 4, isSure: true },
    })
  })

  it('is for the longer number when it bears that one', () => {
    const words = 'LG-27-0614-42'
    expect(matchTransfer({ line: { ...line, words }, awaited: [booking(), longer] })?.reservationId).toBe(42)
  })

  it.each([
    ['another sum than is due', {}, 10_000, /autre somme/],
    ['more than is left', {}, 129_251, /ne reste que 1.292,50.€/],
    ['a booking that is canceled', { isCanceled: true }, 38_775, /annulée/],
  ])('is to be looked at for %s', (_what, change, amountCents, reason) => {
    const proposal = matchTransfer({ line: { ...line, amountCents }, awaited: [booking(change)] })
    expect(proposal).toMatchObject({ reservationId: 4, isSure: false })
    expect(proposal?.reason).toMatch(reason)
  })

  it('without a reference is for the only booking that waits for the sum from that name, never surely', () => {
    const bare = { ...line, words: 'VIREMENT INSTANTANE' }
    expect(matchTransfer({ line: bare, awaited: [booking(), longer] })).toMatchObject({
      reservationId: 4,
      isSure: false,
    })
    const twin = booking({ id: 5, number: 'LG-27-0701-5' })
    expect(matchTransfer({ line: bare, awaited: [booking(), twin] })).toBeNull()
    expect(matchTransfer({ line: { ...bare, payer: 'DUPONT' }, awaited: [booking()] })).toBeNull()
    expect(matchTransfer({ line: { ...bare, amountCents: 1 }, awaited: [booking()] })).toBeNull()
  })

  it('that bears two references is for none', () => {
    const words = 'LG-27-0614-4 et LG-27-0614-42'
    expect(matchTransfer({ line: { ...line, words }, awaited: [booking(), longer] })).toBeNull()
  })
})

describe('a name', () => {
  it.each([
    ['Anne Durand-Michel', 'VIR DURAND MICHEL ANNE'],
    ['Anne Durand-Michel', 'M. DURANDMICHEL'],
    ['Charles d’Artagnan', 'VIR DARTAGNAN C'],
    ["Charles d'Artagnan", 'D ARTAGNAN CHARLES'],
    ['Paul Le Bœuf', 'LE BOEUF PAUL'],
    ['Paul Le Goff', 'LEGOFF PAUL'],
    ['Hans Müller', 'HANS MUELLER'],
    ['Hans Müller', 'MULLER HANS'],
    ['Karl Groß', 'GROSS KARL'],
    ['Li Ng', 'NG LI'],
    ['Søren Østergård', 'OESTERGAARD SOEREN'],
  ])('« %s » is told by « %s »', (name, payer) => {
    const bare = { amountCents: 38_775, payer, words: 'VIREMENT' }
    expect(matchTransfer({ line: bare, awaited: [booking({ names: [name] })] })?.reservationId).toBe(4)
  })

  it.each([
    ['Li Ng', 'NG VIREMENT'],
    ['Anne Durand-Michel', 'DURAND ANNE'],
    ['Paul Le Goff', 'LE BRIS PAUL'],
    ['Hugo Martin', 'SAINT MARTINEZ'],
  ])('« %s » is not told by « %s »', (name, payer) => {
    const bare = { amountCents: 38_775, payer, words: 'VIREMENT' }
    expect(matchTransfer({ line: bare, awaited: [booking({ names: [name] })] })).toBeNull()
  })
})

describe('the references that a text may bear', () => {
  const numbers = ['LG-7708-2039', 'LG-27-0614-4', 'LG-27-0614-42', 'CC-27-00042', 'TEST-é1', '42', '4']
  const texts = [
    ...[
      'VIR LG-27-0614-4',
      'VIR LG-7708-2039',
      'lg77082039 acompte',
      'lg2706144 acompte',
      'LG 27 0614 4',
      'LG-27-0614-42',
      'vir/LG.27.0614.4/Rey',
      'xLG-27-0614-4',
    ],
    ...['LG-27-0614-4x 42', '42', 'n°4', '4 2', 'LG-27-0614-4 2 personnes', 'test é1', 'CC 27 00042REY', ''],
  ]

  it.each(texts)('hold all that « %s » does bear', (text) => {
    const borne = numbers.filter((number) => bearsReference({ text, number }))
    expect([...referencesIn(text)]).toEqual(expect.arrayContaining(borne.map(plainReference)))
  })

  it('are few, and none within a longer number', () => {
    expect([...referencesIn('vir LG-27-0614-42')]).not.toContain('LG2706144')
    expect(referencesIn('LG-27-0614-42 '.repeat(20)).size).toBeLessThan(100)
  })
})
