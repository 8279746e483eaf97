import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const PAGES = globSync(['*.md', 'docs/**/*.md'])
const ADRS = globSync('docs/adr/*.md')
  .map((file) => path.basename(file))
  .toSorted()
const read = (file: string): string => readFileSync(file, 'utf8')

/** Links to files, without those to other sites and to places of the same page. */
const linksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)

/** The anchors of a page's headings, as GitHub writes them. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the documents', () => {
  it('link to files that are there', () => {
    const dead = PAGES.flatMap((page) =>
      linksOf(page)
        .filter((link) => !existsSync(path.join(path.dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('link to headings that are there', () => {
    const dead = PAGES.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*\.md)?#([^)\s]+)\)/g)]
        .filter(
          ([, file, anchor = '']) => !anchorsOf(file ? path.join(path.dirname(page), file) : page).includes(anchor),
        )
        .map(([link]) => `${page}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('are there where the code names one', () => {
    const dead = globSync('{src,scripts,admin,collections,packages,storefront,tests}/**/*.{ts,tsx,mjs,css}').flatMap(
      (file) =>
        [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
          .filter(([page]) => !existsSync(page))
          .map(([page]) => `${file}: ${page}`),
    )
    expect(dead).toEqual([])
  })

  it('number each decision once, and list all of them', () => {
    const numbers = ADRS.map((file) => file.slice(0, 4))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    expect(ADRS.filter((file) => !read('docs/README.md').includes(`](adr/${file})`))).toEqual([])
    expect(ADRS.filter((file) => !read(`docs/adr/${file}`).startsWith(`# ${file.slice(0, 4)}`))).toEqual([])
  })

  it('name no environment variable that the code does not read', () => {
    const names = [...read('.env.example').matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    const sources = globSync(['{src,scripts,admin,collections,packages,storefront}/**/*.{ts,tsx,mjs}', '*.config.ts'])
      .filter((file) => file !== 'src/env.ts' && !file.includes('.test.'))
      .map(read)
      .join('\n')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
  })
})
