import { readFileSync } from 'node:fs'
import { parseConfigFileTextToJson } from 'typescript'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const parse = (file: string): unknown => parseConfigFileTextToJson(file, read(file)).config

describe('what is deployed', () => {
  it('compose starts with no secret of its own', () => {
    const secrets = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]*(?:PASSWORD|SECRET|KEY)[A-Z_]*)(:?[^}]*)\}/g)]
    expect(secrets.length).toBeGreaterThan(5)
    // Required, or empty: what is empty is not set.
    expect(secrets.filter(([, , otherwise = '']) => !/^:(?:\?|-$)/.test(otherwise))).toEqual([])
    expect(read('docker-compose.yml')).not.toMatch(/(?:PASSWORD|SECRET|KEY): (?!\$\{)\S/)
  })

  it('compose starts the site without the search engine and the mail catcher, which it can do without', () => {
    expect(read('docker-compose.yml')).not.toMatch(/(?:meilisearch|mailpit): \{ condition/)
  })

  it('compose passes on every variable of .env.example that it does not decide itself', () => {
    const [, environment = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(read('docker-compose.yml')) ?? []
    const passed = new Map(
      [...environment.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    const decided = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'MIGRATION_DATABASE_URL', 'MEILISEARCH_URL']
    const variables = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    expect(variables.length).toBeGreaterThan(20)
    const lost = variables.filter((name) => !decided.includes(name) && !passed.get(name)?.includes(`\${${name}:`))
    expect(lost).toEqual([])
  })

  it('the images run in production mode, as no administrator of the machine, without the history of the sources', () => {
    const stages = read('Dockerfile').split(/^FROM /m)
    const stage = (name: string): string => stages.find((text) => new RegExp(` AS ${name}$`, 'm').test(text)) ?? ''
    expect(stage('base')).toMatch(/^ENV NODE_ENV=production /m)
    for (const name of ['web', 'worker']) {
      expect(stage(name)).toMatch(/^base AS /)
      expect(stage(name)).toMatch(/^USER node$/m)
      expect(stage(name)).not.toMatch(/^COPY (?!.*--from)\. /m)
    }
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '.data', '.env*']))
  })

  it('each package of the lock file has a digest', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; inBundle?: boolean; link?: boolean }>
    }
    // What a package brings within itself is under the digest of that package; a workspace is of this repository.
    const unsealed = Object.entries(packages).filter(
      ([place, { integrity, inBundle, link }]) =>
        place && !place.startsWith('packages/') && !link && !inBundle && !integrity,
    )
    expect(unsealed.map(([place]) => place)).toEqual([])
    expect(Object.keys(packages).length).toBeGreaterThan(500)
  })

  it('types and comparisons are strict', () => {
    const { compilerOptions } = parse('tsconfig.json') as { compilerOptions: Record<string, unknown> }
    expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true })
    const { rules } = parse('.oxlintrc.json') as { rules: Record<string, unknown> }
    expect(rules['typescript/no-explicit-any']).toBe('error')
    expect(rules['eqeqeq']).toEqual(expect.arrayContaining(['error', 'always']))
  })
})
