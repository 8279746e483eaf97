import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RESERVED_SLUGS } from '@/domain/content/reserved-slugs'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SLUG_PATTERN } from '@/domain/text/slug'

/** The folders that stand in the place of a page's address, those of a group of routes unfolded. */
const foldersIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? foldersIn(`${directory}/${name}`) : [name]))

/** The agency's own page stands there: the site adds a file to the one, and what is sold to the other. */
const WRITTEN = [SITE_PATHS.carbonMethod, SITE_PATHS.giftCards].map((path) => path.slice(1))

const taken = [...foldersIn('src/app'), ...foldersIn('public')].filter(
  (name) => SLUG_PATTERN.test(name) && !WRITTEN.includes(name),
)

describe('reserved addresses', () => {
  it.each(taken)('hold « %s », which the site answers itself', (name) => {
    expect(RESERVED_SLUGS.has(name)).toBe(true)
  })

  it.each(WRITTEN)('leave « %s » to the page that the agency writes', (name) => {
    expect(RESERVED_SLUGS.has(name)).toBe(false)
  })
})
