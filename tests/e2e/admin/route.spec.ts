import { randomUUID } from 'node:crypto'
import { axeFindings } from '../fixtures/axe-findings'
import { onDatabase } from '../fixtures/on-database'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

const TRACK = [
  [6.1, 45.9, 700],
  [6.15, 45.92, 1_900],
  [6.2, 45.9, 1_200],
]

const gpx = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="45.92" lon="6.15"><name>Refuge du Col</name></wpt>
  <trk><trkseg>${TRACK.map(([lon, lat, ele]) => `<trkpt lat="${String(lat)}" lon="${String(lon)}"><ele>${String(ele)}</ele></trkpt>`).join('')}</trkseg></trk>
</gpx>`

const fileOf = (text: string) => ({ name: 'tour.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(text) })

type Kept = { route: unknown; stages: Array<[name: string, longitude: number, latitude: number, elevation: number]> }

const kept = (name: string): Promise<Kept | undefined> =>
  onDatabase(async (client) => {
    const { rows } = await client.query<Kept>(
      `select v.version_route as route, coalesce((
         select json_agg(json_build_array(s.name, s.longitude, s.latitude, s.elevation_m) order by s._order)
         from _expeditions_v_version_stages s where s._parent_id = v.id), '[]') as stages
       from _expeditions_v v where v.version_name = $1 order by v.updated_at desc limit 1`,
      [name],
    )
    return rows[0]
  })

test('a route comes from a GPX file with its places, and another is put at one of its kilometres', async ({ page }) => {
  test.slow()
  const name = `Tour ${randomUUID().slice(0, 8)}`
  await as(page.context(), 'staff')
  await page.goto('/admin/collections/expeditions/create')
  await hydrated(page)
  await page.getByLabel('Nom').fill(name)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page).toHaveURL(/\/expeditions\/\d+$/)
  try {
    await page.getByRole('button', { name: 'Itinéraire et accès' }).click()
    const file = page.getByLabel('Importer un GPX')
    // Chromium makes a document of what it could read of a file cut short.
    await file.setInputFiles(fileOf(gpx.slice(0, -30)))
    await expect(page.getByText(/n’est pas un GPX/)).toBeVisible()
    await file.setInputFiles(fileOf(gpx))
    await expect(page.getByText(/1\s200\sm de montée, 700\sm de descente/)).toBeVisible()
    await page.getByRole('button', { name: 'Les ajouter aux étapes' }).click()
    const form = page.getByRole('group', { name: 'Placer une étape' })
    await form.getByRole('slider', { name: 'Kilomètre du tracé' }).press('End')
    await form.getByLabel('Nom du lieu').fill('Le lac')
    await form.getByRole('button', { name: 'Ajouter ici' }).click()
    expect(await axeFindings(page, { within: ['.field-type.route'] })).toEqual([])
    await expect(async () =>
      expect(await kept(name)).toEqual({
        route: TRACK,
        stages: [
          ['Refuge du Col', 6.15, 45.92, 1_900],
          ['Le lac', 6.2, 45.9, 1_200],
        ],
      }),
    ).toPass()
  } finally {
    await onDatabase((client) => client.query('delete from expeditions where name = $1', [name]))
  }
})
