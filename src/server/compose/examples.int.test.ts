import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES_BY_NAME } from '@/contract/routes'
import { presentOpenApi } from '@/server/platform/documentation/present-open-api'
import { call } from '../../../tests/integration/call'
import { placeLyon } from '../../../tests/factories/places'

beforeAll(async () => {
  await getPayload({ config, cron: false })
  await placeLyon()
})

const GETS = Object.entries<RouteShape>(ROUTES_BY_NAME).filter(
  ([, { method, auth }]) => method === 'get' && auth === 'public',
)

/** The address and the headers of a call as its parameters' examples make them. */
const asDocumented = ({ path, method }: RouteShape) => {
  const named = `/api${path.replace(/:(\w+)/g, '{$1}')}`
  const { parameters = [] } = presentOpenApi().paths[named]?.[method] ?? {}
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const address = of('path').reduce(
    (made, { name, example }) => made.replace(`:${name}`, encodeURIComponent(String(example))),
    path.slice(1),
  )
  const query = new URLSearchParams(of('query').map(({ name, example }) => [name, String(example)]))
  return {
    address: `${address}?${query.toString()}`,
    headers: Object.fromEntries(of('header').map(({ name, example }) => [name, String(example)])),
  }
}

it.each(GETS)('%s is served as its examples ask it: what there is none of is 404', async (_name, route) => {
  const { address, headers } = asDocumented(route)
  const { status, body } = await call(address, { headers })
  expect([200, 404], JSON.stringify(body)).toContain(status)
})
