import { describe, expect, it } from 'vitest'
import { headingGap, blockHeadings } from '@/domain/text/headings'
import { isContentHref } from '@/domain/content/content-href'
import { RESERVED_SLUGS } from '@/domain/content/reserved-slugs'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { readTable } from '@/domain/text/table-text'
import { EXPEDITIONS } from '../catalogue/expeditions'
import { SELECTIONS } from '../catalogue/selections'
import { toRichText } from '../rich-text'
import { DEMO_PAGES } from './demo-pages'

const textOf = (value: unknown): string => JSON.stringify(value)

describe.each(DEMO_PAGES.map((page) => ({ ...page, name: page.slug })))('the page $name', (page) => {
  const { slug, picture, blocks } = page

  it('has an address that the site leaves to pages', () => {
    expect([SLUG_PATTERN.test(slug), RESERVED_SLUGS.has(slug)]).toEqual([true, false])
  })

  it('claims nothing about the climate that cannot be proved', () => {
    expect(textOf(page)).not.toMatch(/(?<!\p{L})(?:neutre|neutralité|compens)/iu)
  })

  it('has no text that stands for another', () => {
    expect(textOf(page)).not.toMatch(/lorem|ipsum|todo|à compléter|xxx/i)
  })

  it('has its headings in order', () => {
    const stored = blocks.map((block) => ('words' in block ? { ...block, body: toRichText(block.words) } : block))
    expect(headingGap(blockHeadings(stored).map(({ level }) => level))).toBeNull()
  })

  it('names pictures and trips of the demo', () => {
    const known = new Set([
      '',
      ...EXPEDITIONS.map((one) => one.slug),
      ...SELECTIONS.map((one) => `selection-${one.slug}`),
    ])
    const pictures = blocks.flatMap((block) =>
      block.blockType === 'steps' ? [block.image, ...block.items.map(({ image }) => image)] : [],
    )
    const trips = blocks.flatMap((block) => (block.blockType === 'trips' ? (block.slugs ?? []) : []))
    expect([picture, ...pictures, ...trips].filter((name) => name !== undefined && !known.has(name))).toEqual([])
  })

  it('has links that lead somewhere, and tables that are read', () => {
    const hrefs = [...textOf(page).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)
    expect(hrefs.filter((href) => !isContentHref(href))).toEqual([])
    for (const block of blocks) {
      if (block.blockType === 'table') expect(readTable(block.cells)).toMatchObject({ ok: true })
    }
  })
})

describe('the figures of the agency', () => {
  it('are not typed where the site counts them', () => {
    const method = DEMO_PAGES.find(({ slug }) => slug === 'bilan-carbone')
    expect(textOf(method?.blocks)).not.toMatch(/\d[\d ,]*\s?(?:kg|g|km|%|€)(?!\p{L})/u)
  })

  it('that are invented say so', () => {
    const invented = DEMO_PAGES.flatMap(({ slug, blocks }) =>
      blocks.flatMap((block) =>
        slug !== 'bilan-carbone' && (block.blockType === 'figures' || block.blockType === 'table')
          ? [textOf(block)]
          : [],
      ),
    )
    expect(invented.length).toBeGreaterThan(3)
    for (const text of invented) expect(text).toMatch(/exemple/)
  })
})
