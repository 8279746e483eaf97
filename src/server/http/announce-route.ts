import type { Endpoint } from 'payload'
import type { RouteShape } from '@/contract/define-route'
import { errorResponse, HttpError, MESSAGES } from './errors'

/** A call that the contract names and later work will implement: 501, and it says so. */
export const announceRoute = (route: RouteShape): Endpoint => ({
  method: route.method,
  path: route.path,
  handler: () => errorResponse(new HttpError({ status: 501, message: MESSAGES.notYet })),
})
