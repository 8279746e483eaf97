import type { APIRequestContext, Browser } from '@playwright/test'
import { as } from '../fixtures/as'
import type { DemoPerson } from '../fixtures/demo-identity'
import { expect, test } from '../fixtures/story'
import { bookForTwo, makeDeparture } from './make-trip'

type Person = 'visitor' | 'camille' | 'hugo' | 'guide' | 'yann-le-goff' | 'staff'
type World = {
  customer: Person
  guide: Person
  /** Words that only this customer and this guide may read. */
  secret: string
  departure: number
  reservation: number
}

const BOOKED = ['', '/resume.pdf', '/frais.pdf', '/agenda.ics']

/** Books a departure of that guide for a new customer, who tells something of their health. */
const makeWorld = async ({
  browser,
  staff,
  customer,
  guide,
}: {
  browser: Browser
  staff: APIRequestContext
  customer: Person
  guide: Person
}) => {
  const departure = await makeDeparture(staff, guide === 'guide' ? {} : { guide })
  const page = await browser.newPage({ baseURL: test.info().project.use.baseURL ?? '' })
  const { id: reservation, token } = await bookForTwo(page, departure.id)
  const secret = `asthme-${customer}`
  const saved = await page.request.patch(`/api/v1/reservations/${String(reservation)}/participants`, {
    headers: { authorization: `Bearer ${token}` },
    data: { participants: [{ position: 1, first_name: customer, diet: secret }] },
  })
  expect(saved.ok()).toBe(true)
  const world: World = { customer, guide, secret, departure: departure.id, reservation }
  return { world, page, cancel: departure.cancel }
}

test('every page of a booking is for those it is about: own and other numbers, six people', async ({
  browser,
  playwright,
  baseURL,
}) => {
  test.slow()
  const enter = async (person: DemoPerson): Promise<APIRequestContext> => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await as(context, person)
    return context
  }
  const staff = await enter('staff')
  const first = await makeWorld({ browser, staff, customer: 'camille', guide: 'guide' })
  const second = await makeWorld({ browser, staff, customer: 'hugo', guide: 'yann-le-goff' })
  const people: Record<Person, APIRequestContext> = {
    visitor: await playwright.request.newContext({ baseURL: baseURL ?? '' }),
    camille: first.page.request,
    hugo: second.page.request,
    guide: await enter('guide'),
    'yann-le-goff': await enter('yann-le-goff'),
    staff,
  }

  for (const { world } of [first, second]) {
    const pages = [
      ...BOOKED.map((end) => ({
        path: `/my-expeditions/${String(world.reservation)}${end}`,
        allowed: [world.customer],
      })),
      { path: `/my-expeditions/admin/${String(world.departure)}`, allowed: [world.guide, 'staff'] },
    ]
    for (const { path, allowed } of pages) {
      for (const [person, request] of Object.entries(people)) {
        // A connection kept open for too long between two calls is closed by the server.
        const answer = await request.get(path, { maxRetries: 2 })
        const text = await answer.text()
        const isDocument = /\.(pdf|ics)$/.test(path)
        if (allowed.includes(person)) {
          expect(answer.status(), `${person} on ${path}`).toBe(200)
          if (!isDocument) expect(text, `${person} on ${path}`).toContain(world.secret)
          continue
        }
        // A visitor is sent home by the page itself, which holds nothing.
        expect(answer.status(), `${person} on ${path}`).toBe(person === 'visitor' && !isDocument ? 200 : 404)
        expect(text, `${person} on ${path}`).not.toContain(world.secret)
      }
    }
  }
  await first.cancel()
  await second.cancel()
  await Promise.all([first.page.close(), second.page.close()])
})
