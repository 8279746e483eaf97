import { vi } from 'vitest'
import type { DeskGift, GiftDesk, Liability } from '@/contract/gift-desk'

export const buildDeskGift = (change: Partial<DeskGift> = {}): DeskGift => ({
  ...{ id: 7, last4: '9CQD', reference: null, state: 'begun', paid_by: 'card' },
  ...{ amount_cents: 15_000, balance_cents: 5_000, paid_on: '2026-12-01', expires_on: '2028-12-24' },
  ...{ giver_name: 'Camille', buyer_email: 'camille@exemple.fr' },
  ...{ recipient_name: 'Nina', recipient_email: 'nina@exemple.fr' },
  ...change,
})

/** A card of 150 euros of which 100 were spent. */
export const buildGift = (change: Partial<GiftDesk> = {}): GiftDesk => ({
  ...buildDeskGift(),
  ...{
    message: null,
    trip_name: null,
    send_on: null,
    sent_at: '2026-12-01T08:02:00Z',
    issued_by: null,
    issued_for: null,
  },
  ...{ replaces: null, replaced_by: null, repayment: null, disputes: [], events: [] },
  entries: [
    {
      ...{ id: 1, at: '2026-12-01T08:02:00Z', amount_cents: 15_000, balance_cents: 15_000, reason: 'opened' },
      ...{ note: null, reservation_id: null, number: null, author: null, reverses: null, may_reverse: false },
    },
    {
      ...{ id: 2, at: '2027-01-05T10:00:00Z', amount_cents: -10_000, balance_cents: 5_000, reason: 'used' },
      ...{ note: null, reservation_id: 4, number: 'LAG-4', author: null, reverses: null, may_reverse: true },
    },
  ],
  ...change,
})

export const NOTHING_OWED: Liability = { rows: [], outstanding_cents: 0, over_cents: 0 }

type Answer = (path: string, body: Record<string, unknown>) => Response | object

/** Answers what the panel asks, and notes it: the path below /api/reservations, and what was sent. */
export const answerDesk = (answer: Answer) => {
  const asked: Array<[string, Record<string, unknown>]> = []
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    const path = address.replace('/api/reservations/', '')
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
    asked.push([path, sent])
    const answered = answer(path, sent)
    return Promise.resolve(answered instanceof Response ? answered : Response.json(answered))
  })
  return asked
}
