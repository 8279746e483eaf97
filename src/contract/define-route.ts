import type * as z from 'zod/mini'

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
  params?: z.core.$ZodType
  /** Parameters that say something instead of naming it: a malformed one is 422, and no unknown address. */
  paramsAreValues?: true
  query?: z.core.$ZodType
  /** Headers that the call reads, by their lower-case names. */
  headers?: z.core.$ZodType
  body?: z.core.$ZodType
  response: z.core.$ZodType
  status?: 200 | 201
  /** An answer of this shape is 202: what was asked for waits for something. It is one of those of `response`. */
  accepted?: z.core.$ZodType
  cache?: CachePolicy
}

/** Where a call is made, which is all that sending it takes. */
export type RouteAddress = Pick<RouteShape, 'method' | 'path'>

/** Declares one call of /api/v1. Server, client, documentation and contract test all read this object. */
export const defineRoute = <const Route extends RouteShape>(route: Route): Route => route

export type OutputOf<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
export type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined
