import { describe, expect, it } from 'vitest'
import { invoicedCents, nextInvoices, type Billing, type IssuedInvoice } from './next-invoices'

/** A booking whose papers are issued as it is paid, changed and canceled. */
const startBilling = (owedCents: number) => {
  const state = { owedCents, paidCents: 0, issued: [] as IssuedInvoice[] }
  const reconcile = (isReceipt: boolean) => {
    const papers = nextInvoices({ ...state, isReceipt })
    state.issued = [
      ...state.issued,
      ...papers.map((paper, index) => ({ ...paper, id: state.issued.length + index + 1 })),
    ]
    return papers.map(({ kind, amountCents }) => [kind, amountCents])
  }
  return {
    state,
    pay: (cents: number) => {
      state.paidCents += cents
      return reconcile(cents > 0)
    },
    ask: (cents: number) => {
      state.owedCents = cents
      return reconcile(false)
    },
  }
}

describe('the papers of a booking', () => {
  it('are a deposit invoice, then a balance invoice that deducts it', () => {
    const { state, pay } = startBilling(100_000)
    expect(pay(30_000)).toEqual([['deposit', 30_000]])
    expect(pay(70_000)).toEqual([['balance', 70_000]])
    expect(state.issued[1]?.references).toEqual([{ id: 1, cents: 30_000 }])
  })

  it('are one invoice when all is paid at once', () => {
    expect(startBilling(100_000).pay(100_000)).toEqual([['balance', 100_000]])
  })

  it('ask for no more than the price when more is received', () => {
    expect(startBilling(100_000).pay(120_000)).toEqual([['balance', 100_000]])
  })

  it('credit a cancellation without a fee in full', () => {
    const { state, pay, ask } = startBilling(100_000)
    pay(30_000)
    expect(ask(0)).toEqual([['credit_note', 30_000]])
    expect(state.issued[1]?.references).toEqual([{ id: 1, cents: 30_000 }])
    expect(pay(-30_000)).toEqual([])
  })

  it('make of a deposit the invoice of the fee that is kept', () => {
    const { state, pay, ask } = startBilling(100_000)
    pay(30_000)
    expect(ask(10_000)).toEqual([
      ['credit_note', 20_000],
      ['balance', 0],
    ])
    expect(state.issued[2]?.references).toEqual([{ id: 1, cents: 10_000 }])
  })

  it('credit what is kept no more of a booking that was paid', () => {
    const { state, pay, ask } = startBilling(100_000)
    pay(30_000)
    pay(70_000)
    expect(ask(20_000)).toEqual([['credit_note', 80_000]])
    expect(state.issued[2]?.references).toEqual([
      { id: 2, cents: 70_000 },
      { id: 1, cents: 10_000 },
    ])
  })

  it('invoice what an option costs once it is paid, and credit it when it is dropped', () => {
    const { pay, ask } = startBilling(100_000)
    pay(100_000)
    expect(ask(112_000)).toEqual([])
    expect(pay(5_000)).toEqual([['deposit', 5_000]])
    expect(pay(7_000)).toEqual([['balance', 7_000]])
    expect(ask(100_000)).toEqual([['credit_note', 12_000]])
  })

  it('credit a deposit that is given back, and keep the debt of a price that was invoiced', () => {
    const { pay } = startBilling(100_000)
    pay(30_000)
    expect(pay(-30_000)).toEqual([['credit_note', 30_000]])
    const paid = startBilling(100_000)
    paid.pay(100_000)
    expect(paid.pay(-40_000)).toEqual([])
    expect(paid.pay(40_000)).toEqual([])
  })

  it('begin with a payment, and take up what was received before', () => {
    const billing: Billing = { owedCents: 100_000, paidCents: 30_000, issued: [], isReceipt: false }
    expect(nextInvoices(billing)).toEqual([])
    expect(nextInvoices({ ...billing, owedCents: 0 })).toEqual([])
    expect(nextInvoices({ ...billing, paidCents: 50_000, isReceipt: true })).toMatchObject([
      { kind: 'deposit', amountCents: 50_000 },
    ])
  })

  it('agree with the price to the cent after whatever happened, are issued once, and credit no invoice beyond itself', () => {
    const draw = randomOf(7)
    for (let round = 0; round < 2_000; round += 1) {
      const { state, pay, ask } = startBilling(1 + draw(500_000))
      for (let step = 0; step < 12; step += 1) {
        if (draw(3) === 0) ask(draw(4) === 0 ? 0 : draw(500_000))
        else if (draw(5) === 0) pay(-draw(state.paidCents + 1))
        else pay(1 + draw(200_000))
        const { owedCents, paidCents, issued } = state
        expect(nextInvoices({ ...state, isReceipt: issued.length > 0 })).toEqual([])
        const sum = invoicedCents(issued)
        if (issued.length > 0 && paidCents >= owedCents) expect(sum).toBe(owedCents)
        expect(sum).toBeGreaterThanOrEqual(0)
        for (const { id, kind, amountCents } of issued) {
          if (kind === 'credit_note') continue
          const credited = issued
            .filter((one) => one.kind === 'credit_note')
            .flatMap(({ references }) => references)
            .filter((one) => one.id === id)
            .reduce((total, { cents }) => total + cents, 0)
          expect(credited).toBeLessThanOrEqual(amountCents)
        }
      }
    }
  })
})

/** Numbers below a bound, the same at each run. */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
