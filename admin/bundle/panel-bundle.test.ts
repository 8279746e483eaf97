import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { status } from './http-statuses'
import { ON_DEMAND } from './on-demand-modules'
import unbundlePayload from './unbundle-payload.mjs'

const PAYLOAD_UI = 'node_modules/@payloadcms/ui/dist'
const BUNDLE = `${PAYLOAD_UI}/exports/client/index.js`

/** The names of what a module exports, types left out. */
async function exportsOf(input: { file: string } | { code: string }): Promise<string[]> {
  const { metafile } = await build({
    ...('file' in input ? { entryPoints: [input.file] } : { stdin: { contents: input.code } }),
    bundle: false,
    metafile: true,
    write: false,
    outdir: '.data',
    jsx: 'automatic',
    format: 'esm',
  })
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .toSorted()
}

const smallModules = (): string =>
  unbundlePayload.call({ resourcePath: path.resolve(BUNDLE), addDependency: () => undefined })

describe('the small modules of the interface of Payload', () => {
  it('export all that its bundle exports', async () => {
    const [small, bundled] = await Promise.all([exportsOf({ code: smallModules() }), exportsOf({ file: BUNDLE })])
    expect(bundled.length).toBeGreaterThan(200)
    expect(small).toEqual(expect.arrayContaining(bundled))
  })

  it('are there, each of them', () => {
    const files = [...smallModules().matchAll(/from "(\.[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !existsSync(path.resolve(path.dirname(BUNDLE), file)))).toEqual([])
  })

  it('hold every context: no other bundle has one of its own', () => {
    for (const other of ['shared', 'rsc']) {
      expect(readFileSync(`${PAYLOAD_UI}/exports/${other}/index.js`, 'utf8'), other).not.toMatch(/createContext/)
    }
  })

  it('check nothing against a JSON schema', () => {
    const files = globSync(['node_modules/@payloadcms/{ui,next}/dist/**/*.js'], {
      exclude: ['node_modules/@payloadcms/ui/dist/exports/client/**'],
    })
    expect(files.length).toBeGreaterThan(500)
    const imported = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from ['"]payload\/shared['"]/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      ),
    )
    expect(imported).toContain('email')
    expect(imported.filter((name) => /^json\b/.test(name))).toEqual([])
  })
})

describe('what stands in for a package in the browser', () => {
  it('has each status that the errors of Payload read', () => {
    const errors = readFileSync('node_modules/payload/dist/errors/APIError.js', 'utf8')
    expect(errors).toMatch(/from 'http-status'/)
    const read = new Set([...errors.matchAll(/httpStatus\.(\w+)/g)].map(([, name]) => name))
    expect([...read]).toEqual(Object.keys(status))
  })
})

describe('a module that is loaded on demand', () => {
  it.each(Object.entries(ON_DEMAND))('%s exports what is named of it', async (file, { components, functions }) => {
    const exported = await exportsOf({ file })
    // Of the editor, the page names what the import map does.
    if (functions) expect(exported).toEqual(expect.arrayContaining([...components, ...functions]))
    else expect(exported).toEqual(components)
  })

  it.each(Object.keys(ON_DEMAND))('%s is of the browser', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^(?:\/\*.*\*\/)?['"]use client['"]/)
  })
})
