import type { IncomingMessage } from 'node:http'
import { hasBody } from './has-body'

// What makes Next answer another thing at the same address, or shows who asks.
const PARTICULAR = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-prerender-revalidate',
  'authorization',
  'origin',
  'range',
] as const
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/

/** The name of what this request asks for when anyone may get the same answer; none for any other request. */
export function sharedKey(req: IncomingMessage): string | undefined {
  const { method, headers } = req
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (PARTICULAR.some((name) => headers[name] !== undefined)) return undefined
  if (headers['cache-control']?.includes('no-cache')) return undefined
  if (hasBody(req)) return undefined
  if (headers.cookie && DRAFT_COOKIE.test(headers.cookie)) return undefined
  return `${headers.host ?? ''} ${req.url ?? ''}`
}
