import type { Endpoint } from 'payload'
import type { CallEndpoint } from './implement-route'

export type MatchedCall = { call: CallEndpoint; params: Record<string, string> }

type Template = { endpoint: Endpoint; parts: string[] }

/** What a plain path is made of: no escape, no empty part, nothing that two readers might read in two ways. */
const PLAIN = /^(?:\/[\w.~@:-]+)+\/?$/

/** Of a path that is a name and no more, or a parameter; `:path*` and `:x?` are not. */
const SIMPLE = /^(?:[\w.-]+|:\w+)$/

/**
 * Finds the call of a table that Payload's router would find for a method and a path. It knows plainly written paths alone: what
 * it does not find is asked of that router, which answers all others, what no call takes and what nobody serves included.
 */
export const callMatcher = (endpoints: readonly Endpoint[]) => {
  const templates = endpoints.map((endpoint) => ({ endpoint, parts: endpoint.path.split('/').slice(1) }))
  const cut = templates.findIndex(({ parts }) => !parts.every((part) => SIMPLE.test(part)))
  const simple = cut === -1 ? templates : templates.slice(0, cut)
  const byShape = new Map<string, Template[]>()
  for (const template of simple) {
    const key = shapeOf({ method: template.endpoint.method, parts: template.parts })
    byShape.set(key, [...(byShape.get(key) ?? []), template])
  }
  return ({ method, path }: { method: string; path: string }): MatchedCall | undefined => {
    if (!PLAIN.test(path)) return undefined
    const parts = path.replace(/\/$/, '').split('/').slice(1)
    const found = byShape
      .get(shapeOf({ method: method.toLowerCase(), parts }))
      ?.find((template) => leadsTo({ template, parts }))
    if (!found || !isCall(found.endpoint)) return undefined
    return { call: found.endpoint, params: paramsOf({ template: found, parts }) }
  }
}

const shapeOf = ({ method, parts }: { method: string; parts: string[] }): string => `${method} ${String(parts.length)}`

const leadsTo = ({ template, parts }: { template: Template; parts: string[] }): boolean =>
  template.parts.every((name, at) => name.startsWith(':') || name === parts[at])

const paramsOf = ({ template, parts }: { template: Template; parts: string[] }): Record<string, string> =>
  Object.fromEntries(
    template.parts.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), parts[at] ?? '']] : [])),
  )

/** What stands in the table without a contract, such as the documentation, is Payload's to serve. */
const isCall = (endpoint: Endpoint): endpoint is CallEndpoint => 'answer' in endpoint
