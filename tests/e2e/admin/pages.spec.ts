import { randomUUID } from 'node:crypto'
import { onDatabase } from '../fixtures/on-database'
import { publish } from '../fixtures/publish'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

const forget = (slug: string) =>
  onDatabase((client) => client.query(`delete from pages where slug like $1`, [`${slug}%`]))

test('a marketer makes a page, sees it beside its form, publishes it and moves it', async ({ page, request }) => {
  test.slow()
  const slug = `essai-${randomUUID().slice(0, 8)}`
  await as(page.context(), 'marketing')
  try {
    await page.goto('/admin/collections/pages/create')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Titre' }).fill(slug)
    await page.getByRole('button', { name: 'Créer le brouillon' }).click()
    await expect(page).toHaveURL(/\/pages\/\d+$/)
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Titre *', exact: true }).fill('Une page d’essai')
    await page.getByRole('textbox', { name: 'Adresse *', exact: true }).fill(slug)
    await page.getByRole('button', { name: /^Ajouter.*Bloc$/ }).click()
    await page.getByRole('button', { name: 'Citation', exact: true }).click()
    await page.getByRole('button', { name: 'Tout déplier' }).click()
    await page.getByRole('textbox', { name: 'Citation *', exact: true }).fill('On part d’un quai.')
    const kept = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await page.getByRole('textbox', { name: 'De qui *', exact: true }).fill('Maëlle')
    await kept

    const toggler = page.locator('#live-preview-toggler')
    await toggler.click()
    await expect(page.frameLocator('iframe').getByText('On part d’un quai.')).toBeVisible()
    expect((await request.get(`/${slug}`)).status()).toBe(404)
    await toggler.click()

    await publish(page)
    await expect.poll(async () => (await request.get(`/${slug}`)).status(), { intervals: [50] }).toBe(200)
    expect(await (await request.get(`/${slug}`)).text()).toContain('On part d’un quai.')

    await page.getByRole('textbox', { name: 'Adresse *', exact: true }).fill(`${slug}-bis`)
    await publish(page)
    const old = await request.get(`/${slug}?source=carte`, { maxRedirects: 0 })
    expect([old.status(), old.headers()['location']]).toEqual([301, `/${slug}-bis?source=carte`])
    expect((await request.get(`/${slug}`)).status()).toBe(200)
  } finally {
    await forget(slug)
  }
})
