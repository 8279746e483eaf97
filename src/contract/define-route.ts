import type { z } from 'zod'

export type HttpMethod = 'get' | 'post' | 'patch' | 'delete'

/** Who may call: anyone, any signed-in user, or a guide of the agency. */
export type RouteAuth = 'public' | 'user'

/** How long a shared cache may keep a public answer, in seconds. Private calls are always `no-store`. */
export type CachePolicy = { maxAge: number; staleWhileRevalidate: number }

export type RouteShape = {
  method: HttpMethod
  /** Path under /api, with `:name` parameters and without a trailing slash. */
  path: `/v1/${string}`
  summary: string
  group: string
  auth: RouteAuth
  params?: z.ZodType
  /** Parameters that say something instead of naming it: a malformed one is 422, and no unknown address. */
  paramsAreValues?: true
  query?: z.ZodType
  /** Headers that the call reads, by their lower-case names. */
  headers?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
  status?: 200 | 201
  /** An answer of this shape is 202: what was asked for waits for something. It is one of those of `response`. */
  accepted?: z.ZodType
  cache?: CachePolicy
}

/** Declares one call of /api/v1. Server, client, documentation and contract test all read this object. */
export const defineRoute = <const Route extends RouteShape>(route: Route): Route => route

export type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
export type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
