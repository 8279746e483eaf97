import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CallRoute } from '@/contract/define-route'
import { PANEL_ROUTES } from '@/contract/panel-routes'
import { ROUTES } from '@/contract/routes'

type Node = { at: string; schema: z.core.$ZodType }
type Definition = z.core.$ZodTypes['_zod']['def']

const bodies = ([...ROUTES, ...PANEL_ROUTES] as CallRoute[]).flatMap(({ method, path, body }) =>
  body ? [{ name: `${method.toUpperCase()} ${path}`, method, body }] : [],
)

/** Every schema inside another, with the path that leads to it. */
const nodesOf = (schema: z.core.$ZodType, at = 'body'): Node[] => [
  { at, schema },
  ...innerOf(schema).flatMap(([name, inner]) => nodesOf(inner, `${at}${name}`)),
]

const innerOf = (schema: z.core.$ZodType): Array<[string, z.core.$ZodType]> =>
  Object.entries(schema._zod.def).flatMap(([part, value]: [string, unknown]) => {
    if (part === 'catchall' || part === 'checks') return []
    if (part === 'shape') return schemasOf(value as object).map(([field, inner]) => [`.${field}`, inner])
    if (Array.isArray(value)) return schemasOf(value).map(([index, inner]) => [`|${index}`, inner])
    return schemasOf([value]).map(([, inner]) => [part === 'element' ? '[]' : '', inner])
  })

const schemasOf = (values: object): Array<[string, z.core.$ZodType]> =>
  Object.entries(values).filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)

const typeOf = ({ schema }: Node) => (schema._zod.def as Definition).type
const isLenient = ({ schema }: Node): boolean => {
  const definition = schema._zod.def as Definition
  return definition.type === 'object' && (definition.catchall?._zod.def as Definition | undefined)?.type !== 'never'
}

describe('the bodies that calls take', () => {
  it('refuse unknown fields at every depth', () => {
    const lenient = bodies.flatMap(({ name, body }) =>
      nodesOf(body)
        .filter(isLenient)
        .map(({ at }) => `${name} ${at}`),
    )
    expect(lenient).toEqual([])
  })

  it('hold no schema that this test cannot look into', () => {
    const leaves = bodies.flatMap(({ body }) => nodesOf(body).filter(({ schema }) => innerOf(schema).length === 0))
    const known = ['boolean', 'enum', 'literal', 'null', 'number', 'string', 'transform', 'undefined']
    expect(leaves.filter((leaf) => !known.includes(typeOf(leaf))).map(({ at }) => at)).toEqual([])
  })

  it.each([
    ['an object at the top', z.object({ a: z.string() })],
    ['a loose object', z.looseObject({ a: z.string() })],
    ['one in a list', z.strictObject({ a: z.array(z.object({ b: z.string() })) })],
    ['one that may be absent', z.strictObject({ a: z.object({ b: z.string() }).nullable().optional() })],
    ['one of a choice', z.union([z.strictObject({ a: z.string() }), z.object({ b: z.string() })])],
    ['one that is transformed', z.object({ a: z.string() }).transform(({ a }) => a)],
  ])('would show %s', (_case, body) => {
    expect(nodesOf(body).some(isLenient)).toBe(true)
  })

  it('add nothing to what a PATCH names', () => {
    const patches = bodies.filter(({ method }) => method === 'patch')
    expect(patches.length).toBeGreaterThan(8)
    const filling = patches.flatMap(({ name, body }) =>
      nodesOf(body)
        .filter((node) => ['default', 'prefault', 'catch'].includes(typeOf(node)))
        .map(({ at }) => `${name} ${at}`),
    )
    expect(filling).toEqual([])
  })
})
