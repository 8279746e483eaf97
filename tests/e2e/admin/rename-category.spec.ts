import { expect, test } from '../fixtures/story'
import { openFromList } from '../fixtures/open-from-list'
import { as } from '../fixtures/as'

const TITLE = 'Autres'
const RENAMED = 'Dans les arbres'

test('a marketer renames a family of activities, and the filter of the catalogue follows', async ({
  page,
  browser,
}) => {
  test.slow()
  await as(page.context(), 'marketing')
  await openFromList({ page, collection: 'activity-categories', name: TITLE })
  const title = page.getByRole('textbox', { name: 'Titre' })

  const save = async (value: string): Promise<void> => {
    await title.fill(value)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await saved
  }

  const visitor = await browser.newPage()
  try {
    await save(RENAMED)
    await expect(async () => {
      await visitor.goto('/expeditions')
      await visitor.getByRole('button', { name: 'Activités' }).click()
      await expect(visitor.getByText(RENAMED).first()).toBeVisible({ timeout: 5000 })
    }).toPass()
  } finally {
    await save(TITLE)
  }
  await visitor.close()
})

test('a marketer reads the catalogue without being able to change it', async ({ page }) => {
  await as(page.context(), 'marketing')
  await page.goto('/admin/collections/expeditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Aventures' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0)
  await openFromList({ page, collection: 'expeditions', name: 'Cascades de glace à Cogne' })
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Publier les modifications' })).toHaveCount(0)
})
