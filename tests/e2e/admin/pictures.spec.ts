import sharp from 'sharp'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

type Picture = { filename: string; width: number; height: number; sizes: { sm?: { url: string | null } } }

/** As a telephone takes it: on its side, once it stands three parts wide and four high. */
const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test.use({ errorsOfOthers: [] })

test('a marketer sends a photo, cuts it, and deletes it: its addresses follow', async ({ page, request }) => {
  await as(page.context(), 'marketing')
  await page.goto('/admin/collections/media/create')
  await hydrated(page)
  const file = { name: 'Capture d’écran à 11.02 été.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('textbox', { name: 'Description' }).fill('Un col')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/media\/\d+/)
  await expect(page.getByText('300x400')).toBeVisible()

  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  // By the page itself: a session's cookie alone opens nothing.
  const ask = (method: string) =>
    page.evaluate(async (asked) => (await fetch(asked.path, { method: asked.method })).json() as Promise<unknown>, {
      path: `/api/media/${id}`,
      method,
    })
  const read = async () => (await ask('GET')) as Picture
  const drawn = async () => {
    await expect.poll(async () => (await read()).sizes.sm?.url ?? '', { timeout: 90_000 }).toContain('-640.webp')
    return read()
  }
  const whole = await drawn()
  const address = whole.sizes.sm?.url ?? ''
  const [get, head] = [await request.get(address), await request.head(address)]
  expect([get.status(), head.status(), head.headers()['content-length']]).toEqual([
    200,
    200,
    String((await get.body()).length),
  ])
  const known = { 'If-None-Match': get.headers()['etag'] ?? '' }
  expect((await request.get(address, { headers: known })).status()).toBe(304)

  // The form is as it was before the picture was drawn.
  await page.getByRole('button', { name: 'Modifier l’image' }).click()
  const width = page.locator('.edit-upload__input input').first()
  await width.fill('150')
  await width.blur()
  await page.getByRole('button', { name: 'Appliquer les modifications' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('150x400')).toBeVisible()
  const cut = await drawn()
  expect([cut.width, cut.height, cut.filename === whole.filename]).toEqual([150, 400, false])
  // Who has the former address sees the picture as it is now.
  expect((await request.get(address)).url()).toBe(cut.sizes.sm?.url)

  await ask('DELETE')
  await expect.poll(async () => (await request.get(cut.sizes.sm?.url ?? '')).status(), { timeout: 90_000 }).toBe(404)
})
