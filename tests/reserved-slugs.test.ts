import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RESERVED_SLUGS } from '@/domain/reserved-slugs'
import { SITE_PATHS } from '@/domain/site-paths'
import { SLUG_PATTERN } from '@/domain/slug'

/** The folders that stand in the place of a page's address, those of a group of routes unfolded. */
const foldersIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? foldersIn(`${directory}/${name}`) : [name]))

/** The agency's page itself stands there; its folder has a file of it alone. */
const METHOD = SITE_PATHS.carbonMethod.slice(1)

const taken = [...foldersIn('src/app'), ...foldersIn('public')].filter(
  (name) => SLUG_PATTERN.test(name) && name !== METHOD,
)

describe('reserved addresses', () => {
  it.each(taken)('hold « %s », which the site answers itself', (name) => {
    expect(RESERVED_SLUGS.has(name)).toBe(true)
  })

  it('leave the method of carbon to the page that the agency writes', () => {
    expect(RESERVED_SLUGS.has(METHOD)).toBe(false)
  })
})
