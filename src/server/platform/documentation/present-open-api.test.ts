import { describe, expect, it } from 'vitest'
import { ROUTES } from '@/contract/routes'
import { presentOpenApi } from './present-open-api'
import { presentReference } from './present-reference'

const document = presentOpenApi()

describe('the OpenAPI document', () => {
  it('describes every route of the table', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const declared = ROUTES.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  it('names each operation once', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('refers to schemas that it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(references.length).toBeGreaterThan(0)
    const { schemas } = document.components
    expect(references.filter((name) => !(name in schemas))).toEqual([])
    // A definition that is only a reference may lead to itself.
    expect(Object.keys(schemas).filter((name) => '$ref' in (schemas[name] ?? {}))).toEqual([])
  })

  it('asks for a token where the call does', () => {
    expect(document.paths['/api/v1/cart']?.['get']?.security).toEqual([{ bearer: [] }])
    expect(document.paths['/api/v1/collections']?.['get']?.security).toBeUndefined()
  })

  it('has a reference page that lists every call and holds no inline script', () => {
    const page = presentReference()
    expect(page).toContain('/api/v1/expeditions/{id}/similar-expeditions')
    expect(page).not.toContain('<script')
  })
})
