import type * as z from 'zod/mini'
import type { ConflictReason } from './conflicts'

export type HttpMethod = 'get' | 'post' | 'patch' | 'delete'

/** Who may call /api/v1: anyone, or any signed-in user. */
export type RouteAuth = 'public' | 'user'

/**
 * Who may make a call of the panel: the agency's staff, they and who works for its audience, all who enter the panel, its
 * administrators, or who is signing in to it (nobody yet, or one of the team). Administrators may make them all.
 */
export type PanelAuth = 'staff' | 'marketing' | 'team' | 'admin' | 'sign_in'

/** How long a shared cache may keep a public answer, in seconds. Private calls are always `no-store`. */
export type CachePolicy = { maxAge: number; staleWhileRevalidate: number }

/** What a call takes and answers. */
type CallShape = {
  method: HttpMethod
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

/** A call of /api/v1, which the API's documentation tells of. */
export type RouteShape = CallShape & {
  /** Path under /api, with `:name` parameters and without a trailing slash. */
  path: `/v1/${string}`
  summary: string
  /** What it does and refuses, for developers of clients. */
  description: string
  group: string
  auth: RouteAuth
  /** The reasons of its 409, but for those that have none. */
  conflicts?: readonly ConflictReason[]
}

/** The collections beside whose own calls those of the panel stand. */
export type PanelCollection =
  | 'contact-messages'
  | 'departures'
  | 'expeditions'
  | 'guides'
  | 'reservations'
  | 'reviews'
  | 'search-synonyms'
  | 'users'

/** A call that the panel makes beside Payload's own, and that nobody else is told of. */
export type PanelRouteShape = CallShape & {
  /** Path under /api: below a collection or on its own, with `:name` parameters and without a trailing slash. */
  path: `/${PanelCollection | 'audience' | 'newsletter' | 'panel' | 'upkeep'}/${string}`
  auth: PanelAuth
  /** The type under which the `content` of the answer is sent as a file, named by its `filename`; in base64 where it is no text. */
  file?: string
}

export type CallRoute = RouteShape | PanelRouteShape

/** Where a call is made, which is all that sending it takes. */
export type RouteAddress = Pick<RouteShape, 'method' | 'path'>

/** Declares one call of /api/v1. Server, client, documentation and contract test all read this object. */
export const defineRoute = <const Route extends RouteShape>(route: Route): Route => route

/** Declares one call of the panel. Server, panel and tests all read this object. */
export const definePanelRoute = <const Route extends PanelRouteShape>(route: Route): Route => route

export type OutputOf<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined
export type InputOf<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined

type Part<Name extends string, Schema> =
  undefined extends InputOf<Schema> ? { [Key in Name]?: InputOf<Schema> } : { [Key in Name]: InputOf<Schema> }

/** What a caller gives with a call: its parameters, query and body, by their schemas. */
export type CallParts<Route extends CallRoute> = Part<'params', Route['params']> &
  Part<'query', Route['query']> &
  Part<'body', Route['body']>
