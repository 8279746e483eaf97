import { addReview, getReservationReview } from '@/contract/reviews'
import type { InputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

export type NewReview = InputOf<typeof addReview.body>

const token = () => readSession().user?.token

export const loadReview = (id: number) => callApi(getReservationReview, { params: { id }, token: token() })

export const sendReview = ({ id, review }: { id: number; review: NewReview }) =>
  callApi(addReview, { params: { id }, body: review, token: token() })
