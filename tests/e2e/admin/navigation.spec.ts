import { openPanel } from '../fixtures/sign-in-panel'
import { expect, hydrated, test } from '../fixtures/story'

const LINK = 'Le carnet de la saison'

test('a marketer puts a link at the foot of every page, and no dead one', async ({ page, request }) => {
  test.slow()
  await openPanel(page, 'marketing')
  await page.goto('/admin/globals/navigation')
  await hydrated(page)
  try {
    await page.getByRole('button', { name: 'Pied de page', exact: true }).click()
    const blog = page.locator('#field-blog_links')
    await blog.getByRole('button', { name: /^Ajouter/ }).click()
    await page.getByRole('button', { name: 'Une adresse', exact: true }).click()
    const row = blog.locator('.blocks-field__row').last()
    await row.getByRole('textbox', { name: /^Mots/ }).fill(LINK)
    const address = row.getByRole('textbox', { name: /^Adresse/ })
    await address.fill('/une-page-que-personne-n-a-ecrite')
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await save.click()
    await expect(row.getByText('Rien ne répond à cette adresse du site.')).toBeVisible()

    await address.fill('/blog/articles/category/actus')
    const saved = page.waitForResponse(
      (response) => response.url().includes('/api/globals/navigation') && response.request().method() === 'POST',
    )
    await save.click()
    expect((await saved).ok()).toBe(true)
    const foot = async () => (await request.get('/faq')).text()
    await expect.poll(foot, { intervals: [50] }).toContain(LINK)
  } finally {
    // An empty list is what stood there at first.
    const restored = await page.request.post('/api/globals/navigation', { data: { blog_links: [] } })
    expect(restored.ok(), await restored.text()).toBe(true)
  }
})
