import type { Endpoint } from 'payload'
import { presentOpenApi } from './present-open-api'
import { presentReference } from './present-reference'

export const DOCUMENTATION_ENDPOINTS: Endpoint[] = [
  {
    method: 'get',
    path: '/v1/openapi.json',
    handler: () => Response.json(presentOpenApi(), { headers: { 'Cache-Control': 'public, max-age=300' } }),
  },
  {
    method: 'get',
    path: '/v1/docs',
    handler: () =>
      new Response(presentReference(), {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
      }),
  },
]
