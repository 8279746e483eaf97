import type { addReview, getReservationReview } from '@/contract/reviews'
import type { InputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on the page.
const GET: Pick<typeof getReservationReview, 'method' | 'path'> = { method: 'get', path: '/v1/reservations/:id/review' }
const ADD: Pick<typeof addReview, 'method' | 'path'> = { method: 'post', path: '/v1/reservations/:id/review' }

export type NewReview = InputOf<typeof addReview.body>

const token = () => readSession().user?.token

export const loadReview = (id: number) =>
  callApi(GET as typeof getReservationReview, { params: { id }, token: token() })

export const sendReview = ({ id, review }: { id: number; review: NewReview }) =>
  callApi(ADD as typeof addReview, { params: { id }, body: review, token: token() })
