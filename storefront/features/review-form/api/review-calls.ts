import type { addReview, getReservationReview } from '@/contract/reviews'
import type { InputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const GET = lightRoute<typeof getReservationReview>({ method: 'get', path: '/v1/reservations/:id/review' })
const ADD = lightRoute<typeof addReview>({ method: 'post', path: '/v1/reservations/:id/review' })

export type NewReview = InputOf<typeof addReview.body>

const token = () => readSession().user?.token

export const loadReview = (id: number) => callApi(GET, { params: { id }, token: token() })

export const sendReview = ({ id, review }: { id: number; review: NewReview }) =>
  callApi(ADD, { params: { id }, body: review, token: token() })
