import { requestCall } from '@/contract/call-requests'
import { implementRoute } from '@/server/platform/http/implement-route'
import { requestCallFor } from './request-call'

export const CALLBACK_ENDPOINTS = [
  implementRoute(requestCall, ({ body, req }) => requestCallFor({ ...body, req, now: new Date() })),
]
