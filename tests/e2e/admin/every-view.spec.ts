import { as } from '../fixtures/as'
import { readPanel } from '../fixtures/read-panel'
import { expect, test } from '../fixtures/story'

// In `npm test` every list, one document of each and every global, on a phone; CRAWL=1 reads their versions too, at both widths, for who
// administers the panel as well: docs/testing.md.
const isWhole = Boolean(process.env.CRAWL)
const WIDTHS = isWhole ? '@everywhere' : '@phone'
const PEOPLE = isWhole ? (['staff', 'admin'] as const) : (['staff'] as const)
const isRead = (view: string): boolean => isWhole || !view.includes('/versions')
const onRead = isWhole ? (line: string) => process.stdout.write(`${line}\n`) : undefined

/** A minute on an idle machine, and room for a busy one. */
const LONGEST = isWhole ? 3_600_000 : 600_000

/** What the agency works with each day, which a crawl that loses its way would miss. */
const KNOWN = [
  '/admin/agenda',
  '/admin/collections/departures',
  '/admin/collections/departures/:id',
  '/admin/collections/expeditions/:id',
  '/admin/collections/reservations/:id',
  '/admin/globals/home-page',
  '/admin/globals/site-settings',
]

for (const person of PEOPLE) {
  test(`no view of the panel has a fault for ${person} ${WIDTHS}`, async ({ context }) => {
    test.setTimeout(LONGEST)
    await as(context, person)
    const { faults, views } = await readPanel({ context, isRead, onRead })
    expect(faults).toEqual([])
    expect(views).toEqual(expect.arrayContaining(KNOWN))
    const lists = views.filter((view) => /^\/admin\/collections\/[\w-]+$/.test(view))
    expect(lists.length).toBeGreaterThan(25)
  })
}
