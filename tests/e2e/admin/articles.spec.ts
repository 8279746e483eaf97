import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chooseOption } from '../fixtures/choose-option'
import { onDatabase } from '../fixtures/on-database'
import { publish } from '../fixtures/publish'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

const forget = (slug: string) =>
  onDatabase((client) => client.query(`delete from articles where slug like $1`, [`${slug}%`]))

test('a marketer writes an article with trips, sees it, has it published at an hour and moves it', async ({
  page,
  request,
}) => {
  test.slow()
  const slug = `essai-${randomUUID().slice(0, 8)}`
  const address = `/blog/articles/${slug}`
  await as(page.context(), 'marketing')
  try {
    await page.goto('/admin/collections/articles/create')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Titre' }).fill(slug)
    await page.getByRole('button', { name: 'Créer le brouillon' }).click()
    await expect(page).toHaveURL(/\/articles\/\d+$/)
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Titre *', exact: true }).fill('Un article d’essai')
    await page.getByRole('textbox', { name: 'Adresse *', exact: true }).fill(slug)
    await chooseOption({ page, field: 'category', option: 'Actus' })
    await chooseOption({ page, field: 'author', option: 'Nora Belkacem' })
    await page.getByRole('textbox', { name: /^Chapô/ }).fill('On part d’un quai, et on y revient.')
    await choosePicture(page)
    await page.getByRole('button', { name: /^Ajouter.*Bloc$/ }).click()
    await page.getByRole('button', { name: 'Aventures', exact: true }).click()
    await page.getByRole('button', { name: 'Tout déplier' }).click()
    const kept = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await page.locator('#field-blocks').getByRole('textbox', { name: 'Titre *', exact: true }).fill('Partir demain')
    await kept

    const toggler = page.locator('#live-preview-toggler')
    await toggler.click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('region', { name: 'Partir demain' }).getByRole('article').first()).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
    await toggler.click()

    await schedule(page)
    expect((await request.get(address)).status()).toBe(404)
    await bringHourForward(slug)
    await expect.poll(async () => (await request.get(address)).status(), { intervals: [250] }).toBe(200)
    await expect.poll(async () => (await request.get('/blog')).text(), { intervals: [50] }).toContain(address)
    expect(await (await request.get('/blog/feed.xml')).text()).toContain(`${address}</link>`)

    await page.reload()
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Adresse *', exact: true }).fill(`${slug}-bis`)
    await publish(page)
    const old = await request.get(address, { maxRedirects: 0 })
    expect([old.status(), old.headers()['location']]).toEqual([301, `${address}-bis`])
  } finally {
    await forget(slug)
  }
})

/** Has what the panel shows published next month, the fifteenth at eight. */
const schedule = async (page: Page): Promise<void> => {
  await page.locator('.form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Programmer la publication' }).click()
  const drawer = page.getByRole('dialog')
  const hour = drawer.locator('.react-datepicker__input-container input')
  await hour.click()
  await drawer.locator('.react-datepicker__navigation--next').click()
  await drawer.locator('.react-datepicker__day--015').click()
  await drawer.locator('.react-datepicker__time-list-item', { hasText: /^0?8:00$/ }).click()
  await expect(hour).toHaveValue(/^15 \S+ \d{4} 08:00$/)
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('C’est programmé.')).toBeVisible()
}

const bringHourForward = (slug: string) =>
  onDatabase(async (client) => {
    const { rowCount } = await client.query(
      `update payload_jobs set wait_until = now() where task_slug = 'schedulePublish'
        and input->'doc'->>'value' = (select parent_id::text from _articles_v where version_slug = $1 limit 1)`,
      [slug],
    )
    expect(rowCount).toBe(1)
    await client.query(`select graphile_worker.add_job('publish_scheduled')`)
  })

const choosePicture = async (page: Page): Promise<void> => {
  await page
    .locator('#field-cover')
    .getByRole('button', { name: /^Choisir/ })
    .click()
  const chooser = page.getByRole('dialog').last()
  await chooser.locator('tbody tr').getByRole('button').first().press('Enter')
  await expect(chooser).toBeHidden()
}
