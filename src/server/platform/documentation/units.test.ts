import { expect, it } from 'vitest'
import { presentOpenApi } from './present-open-api'

type Schema = Record<string, unknown>

/** Names that say the unit, or that count. */
const NAMED = /(^|_)(id|count|km|m|g|mg|cents|days|percent|minutes|hours|cm|kg|position|number|longitude|latitude)$/
/** Words of a description that say it. */
const SAID =
  /\b(euros?|cents|degrees|days?|minutes|hours|milliseconds|seconds|grams|metres|kilometres|kg|percent|years|pixels|out of 5|how (many|often)|number of|numbers|counts?|places|seats|travelers)\b/i

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  ['number', 'integer'].some((one) => [type].flat().includes(one)) || (anyOf as Schema[]).some(isNumber)

const wordsOf = ({ description }: Schema): string => (typeof description === 'string' ? description : '')

/** The numbers of a schema whose unit neither their name, their description nor that of what holds them says. */
const unsaid = ({ schema, path, said }: { schema: Schema; path: string; said: string }): string[] => {
  const words = `${said} ${wordsOf(schema)}`
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, field]) => [
    ...(isNumber(field) && !NAMED.test(name) && !SAID.test(`${words} ${wordsOf(field)}`) ? [`${path}.${name}`] : []),
    ...unsaid({ schema: field, path: `${path}.${name}`, said: words }),
  ])
  const parts = [schema['items'], schema['anyOf'], schema['oneOf'], schema['additionalProperties']].flat()
  const held = parts.filter((part): part is Schema => typeof part === 'object' && part !== null)
  return [...own, ...held.flatMap((part) => unsaid({ schema: part, path, said: words }))]
}

it('every number of the document says its unit, by its name or its description', () => {
  const { components, paths } = presentOpenApi()
  const named = Object.entries(components.schemas).flatMap(([path, schema]) => unsaid({ schema, path, said: '' }))
  const inline = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, description, requestBody, responses }) => {
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
        part && 'content' in part ? [part.content?.['application/json'].schema ?? {}] : [],
      )
      return contents.flatMap((schema) => unsaid({ schema, path: operationId, said: description }))
    })
  expect([...named, ...inline]).toEqual([])
})
