import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { onDatabase } from '../fixtures/on-database'
import { publish } from '../fixtures/publish'
import { expect, hydrated, test } from '../fixtures/story'

const TRIP = 'cueillette-et-sylvotherapie-dans-les-vosges'

const NOWHERE = {
  station_name: null,
  station_altitude: null,
  latitude: null,
  longitude: null,
  approach: [],
  trains: [],
}

type Trip = { id: number; name: string; slug: string }

/** A draft of a demo trip, of which it is not said how one gets there. */
const makeDraft = async (request: APIRequestContext): Promise<Trip> => {
  const { token } = await as(request, 'staff')
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(`/api/expeditions?depth=0&limit=1&where[slug][equals]=${TRIP}`, { headers })
  const { docs } = (await found.json()) as { docs: Trip[] }
  const mark = randomUUID().slice(0, 8)
  const data = { name: `Halte ${mark}`, slug: `halte-${mark}`, access: NOWHERE, _status: 'draft' }
  const copy = await request.post(`/api/expeditions/${String(docs[0]?.id)}/duplicate?depth=0`, { headers, data })
  expect(copy.ok(), await copy.text()).toBe(true)
  return ((await copy.json()) as { doc: Trip }).doc
}

type Placed = { name: string | null; place: Array<number | null> }

const kept = (id: number): Promise<Placed | undefined> =>
  onDatabase(async (client) => {
    const { rows } = await client.query<Placed>(
      `select version_access_station_name as name,
         array[version_access_latitude, version_access_longitude]::float8[] as place
       from _expeditions_v where parent_id = $1 order by updated_at desc limit 1`,
      [id],
    )
    return rows[0]
  })

type Carbon = { ways: Array<{ mode: string }> }

const carbonOf = async (page: Page, slug: string): Promise<Carbon | null> => {
  const answer = await page.request.get(`/api/v1/expeditions/${slug}/carbon`)
  return answer.ok() ? ((await answer.json()) as Carbon) : null
}

test('a station is searched and placed on the map of a draft, moved by keys, and its trip then has a figure by train', async ({
  page,
  request,
}) => {
  test.slow()
  const { id, slug } = await makeDraft(request)
  try {
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/expeditions/${String(id)}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Trajet et carbone' }).click()
    const map = page.getByRole('group', { name: 'La gare et l’aéroport sur la carte' })
    await expect(map.getByText(/^Gare\s: à placer$/)).toBeVisible()
    // Nobody has to type a number.
    await expect(page.getByRole('spinbutton', { name: 'Latitude de la gare' })).toBeHidden()
    await expect(map.getByRole('group', { name: 'Gares autour' }).getByRole('button').first()).toBeVisible()

    await map.getByRole('combobox', { name: 'Chercher une gare' }).fill('metzer')
    await expect(map.getByText('1 gare trouvée.')).toBeVisible()
    expect(await axeFindings(page, { within: ['.station-map'] })).toEqual([])
    await page.keyboard.press('Enter')
    await expect(map.getByText(/^Metzeral\s: 48,0\d\d\sN, 7,0\d\d\sE\. Enregistre l’aventure/)).toBeVisible()
    await expect(async () => expect((await kept(id))?.name).toBe('Metzeral')).toPass()
    const [latitude] = (await kept(id))?.place ?? []

    const pin = map.getByRole('button', { name: /^Gare\s: Metzeral/ })
    await pin.focus()
    await page.keyboard.press('ArrowUp')
    // What was placed by hand stands, though the database knows where a station of that name is.
    await expect(async () => expect((await kept(id))?.place[0]).toBeGreaterThan(latitude ?? 90)).toPass()
    const moved = await kept(id)
    expect(moved?.name).toBe('Metzeral')
    expect(await carbonOf(page, slug)).toBeNull()

    await publish(page)
    await expect(async () => {
      const ways = (await carbonOf(page, slug))?.ways ?? []
      expect(ways.map(({ mode }) => mode)).toContain('train')
    }).toPass()
    expect(await kept(id)).toEqual(moved)
  } finally {
    await onDatabase((client) => client.query('delete from expeditions where id = $1', [id]))
  }
})

test('a station that nobody knows is named as it is placed by a press of the map @everywhere', async ({
  page,
  request,
}) => {
  test.slow()
  const { id } = await makeDraft(request)
  try {
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/expeditions/${String(id)}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Trajet et carbone' }).click()
    const map = page.getByRole('group', { name: 'La gare et l’aéroport sur la carte' })
    await map.getByRole('button', { name: 'Rapprocher' }).click()
    await map.getByRole('button', { name: /^Placer sur la carte/ }).click({ position: { x: 40, y: 40 } })
    await map.getByLabel(/^Gare\s: quel est son nom\s\?$/).fill('Halte du Col')
    await page.keyboard.press('Enter')
    await expect(map.getByText(/^Halte du Col\s: /)).toBeVisible()
    await expect(async () => {
      const placed = await kept(id)
      expect(placed?.name).toBe('Halte du Col')
      expect(placed?.place.every((axis) => axis !== null)).toBe(true)
    }).toPass()
    await expect(page.getByRole('textbox', { name: 'Gare où mènent les trains de France' })).toHaveValue('Halte du Col')
  } finally {
    await onDatabase((client) => client.query('delete from expeditions where id = $1', [id]))
  }
})
