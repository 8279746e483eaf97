import type { ROUTES_BY_NAME } from '@/contract/routes'

type OperationExamples = { body?: unknown; response?: unknown }

/** Where the names of the fields do not say what goes together. */
export const OPERATION_EXAMPLES: Partial<Record<keyof typeof ROUTES_BY_NAME, OperationExamples>> = {
  addReservation: {
    body: {
      cart_id: 412,
      terms_version: '2026-11',
      information_form_version: '2026-11',
      cancellation_version: '2026-11',
      payment_terms_version: '2026-11',
      accepts_terms: true,
      certifies_level: true,
      total: 1160,
      departure_id: 198,
      travelers_count: 2,
      from: '69123',
    },
  },
  addInterest: { response: [12, 30] },
  listInterests: { response: [12, 30] },
  removeInterest: { response: [12] },
  addPromo: { body: { code: 'BIVOUAC10' } },
  addGiftCard: { body: { code: 'K7QX-4MPD-9RTC' } },
  checkGiftCode: { body: { code: 'K7QX-4MPD-9RTC' } },
  deleteUser: { body: { confirmation: 'lagopede-des-alpes', cancels: [905], fee: 174 } },
  signUp: { response: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6NTd9.c2lnbmF0dXJl', user_id: 57, errors: [] } },
}
