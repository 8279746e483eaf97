import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../vitest.config'

type Documented = { name: string; script: string; options: string[] }

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What is written after a command in code, or beside it in the table of commands. */
const COMMAND = /npm (?:run )?([a-z][a-z:-]*)([^`|\n]*)`(?:[^\n]*?`(-- [^`]*)`)?/g

const documented: Documented[] = globSync(['*.md', 'docs/**/*.md'])
  .filter((file) => !file.startsWith('docs/adr/'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(COMMAND)])
  .filter(([text, name = '']) => text.includes('npm run') || name in scripts)
  .map(([, name = '', after = '', beside = '']) => ({
    name,
    script: /run\.mjs (?:with-database )?([a-z-]+)/.exec(scripts[name] ?? '')?.[1] ?? '',
    options: [...`${after} ${beside}`.matchAll(/--([a-z][a-z-]+)/g)].map(([, option = '']) => option),
  }))

const source = (script: string): string => readFileSync(`scripts/${script}.ts`, 'utf8')

describe('the commands that are documented', () => {
  it('are many, and all of package.json', () => {
    expect(documented.length).toBeGreaterThan(20)
    expect(documented.map(({ name }) => name).filter((name) => !(name in scripts))).toEqual([])
  })

  it('run a script that is there', () => {
    const missing = documented.filter(({ script }) => script !== '' && !existsSync(`scripts/${script}.ts`))
    expect(missing).toEqual([])
  })

  it('take the options that are shown', () => {
    const unknown = documented
      // Some hand on all that stands behind them.
      .filter(({ script }) => script !== '' && !source(script).includes('process.argv.slice'))
      .flatMap(({ name, script, options }) =>
        options
          .filter((option) => !new RegExp(`[\\s{]'?${option}'?: \\{`).test(source(script)))
          .map((option) => `npm run ${name} -- --${option}`),
      )
    expect(unknown).toEqual([])
  })

  it('find the test files that they run', () => {
    const named = globSync('scripts/*.ts').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/'((?:src|tests)\/[^'*]+\.test\.tsx?)'/g),
    ])
    expect(named.length).toBeGreaterThan(10)
    expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
  })

  it('may run any projects of tests at once: each number of workers has an order of its own', () => {
    const { projects = [] } = config.test ?? {}
    const groups = new Map<number, Set<number | string | undefined>>()
    for (const project of projects) {
      if (typeof project !== 'object' || !('test' in project)) throw new Error('A project without its settings.')
      const { sequence, maxWorkers } = project.test ?? {}
      const order = sequence?.groupOrder ?? 0
      groups.set(order, (groups.get(order) ?? new Set()).add(maxWorkers))
    }
    expect([...groups.values()].map(({ size }) => size)).toEqual([...groups].map(() => 1))
    expect(groups.size).toBeGreaterThan(1)
  })
})
