import type { ServerResponse } from 'node:http'
import { INERT_POLICY } from './content-security-policy'
import { tellRequestId } from './request-log'
import { securityHeaders } from './security-headers'

type OwnAnswer = {
  res: ServerResponse
  status: number
  isSecure: boolean
  type?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends an answer that the server makes itself, without Next: nobody keeps it, and its headers are those of all others. */
export function sendOwnAnswer({ res, status, isSecure, type = 'text/plain', headers = {}, body = '' }: OwnAnswer) {
  tellRequestId(res)
  for (const [name, value] of securityHeaders({ pathname: '/', isSecure })) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', INERT_POLICY)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', `${type}; charset=utf-8`)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  // Also of what HEAD leaves out.
  if (body !== '') res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status).end(body)
}
