import type { Endpoint, SanitizedConfig } from 'payload'
import { allowedMethods } from '@/server/platform/http/allowed-methods'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

/** 204 with the methods that a caller may use at a path; 404 where there is none. */
export const sayMethods = ({
  config,
  path,
  mayUse,
}: {
  config: SanitizedConfig
  path: string[]
  mayUse: (method: string) => boolean
}): Response => {
  const endpoints = endpointsAt({ config, path }).filter(({ method }) => mayUse(method.toUpperCase()))
  const allowed = allowedMethods({ endpoints, path })
  if (allowed.length === 0) return errorResponse(notFound(MESSAGES.notFound))
  return new Response(null, { status: 204, headers: { Allow: allowed.join(', '), 'Cache-Control': 'no-store' } })
}

/** The endpoints of the collection or the global that a path is about, or of neither, by their whole paths. */
const endpointsAt = ({ config, path }: { config: SanitizedConfig; path: string[] }): Endpoint[] => {
  const isGlobal = path[0] === 'globals'
  const slug = isGlobal ? path[1] : path[0]
  const entity = (isGlobal ? config.globals : config.collections).find((one) => one.slug === slug)
  if (!entity) return config.endpoints
  const root = isGlobal ? `/globals/${String(slug)}` : `/${String(slug)}`
  return (entity.endpoints || []).map((endpoint) => ({ ...endpoint, path: `${root}${endpoint.path}` }))
}
