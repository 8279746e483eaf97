import type { Endpoint } from 'payload'
import { presentOpenApi } from './present-open-api'
import { presentReference } from './present-reference'

const CACHED = { 'Cache-Control': 'public, max-age=300' }

// The contract changes with a release alone, and writing it takes a processor for long: once a process.
let document: string | undefined
let page: string | undefined

export const DOCUMENTATION_ENDPOINTS: Endpoint[] = [
  {
    method: 'get',
    path: '/v1/openapi.json',
    handler: () => {
      document ??= JSON.stringify(presentOpenApi())
      return new Response(document, { headers: { 'Content-Type': 'application/json', ...CACHED } })
    },
  },
  {
    method: 'get',
    path: '/v1/docs',
    handler: () => {
      page ??= presentReference()
      return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...CACHED } })
    },
  },
]
