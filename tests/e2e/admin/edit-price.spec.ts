import { expect, test } from '../fixtures/story'
import { openFromList } from '../fixtures/open-from-list'
import { publish } from '../fixtures/publish'
import { as } from '../fixtures/as'

const NAME = 'Escalade au soleil de Siurana'
const SLUG = 'escalade-au-soleil-de-siurana'
const PRICE = '4321'
/** It names that trip. */
const ARTICLE = '/blog/articles/les-departs-du-printemps-sont-ouverts'

test('the agency edits a price, and the visitor sees it', async ({ page, browser }) => {
  test.slow()
  const visitor = await browser.newPage()
  await visitor.goto(`/expeditions/${SLUG}`)
  await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(visitor.getByText(/^4\s321\s€$/)).toHaveCount(0)

  await as(page.context(), 'staff')
  await openFromList({ page, collection: 'expeditions', name: NAME })
  await page.getByRole('button', { name: 'En bref' }).click()
  const price = page.getByRole('textbox', { name: 'Prix par personne' })
  const before = await price.inputValue()

  const publishAt = async (value: string): Promise<void> => {
    await price.fill(value)
    await publish(page)
  }

  try {
    await publishAt(PRICE)
    const published = Date.now()
    for (const address of [`/expeditions/${SLUG}`, ARTICLE]) {
      await expect
        .poll(async () => (await page.request.get(address)).text(), { intervals: [50] })
        .toContain('4\u00a0321')
    }
    // How soon is told and not judged: other stories share this machine.
    test.info().annotations.push({ type: 'seen after', description: `${Date.now() - published} ms` })
    await visitor.reload()
    await expect(visitor.getByText(/^4\s321\s€$/).first()).toBeVisible()
  } finally {
    await publishAt(before)
  }
  await visitor.close()
})

test('a price that is none is refused where it was typed', async ({ page }) => {
  await as(page.context(), 'staff')
  await openFromList({ page, collection: 'expeditions', name: NAME })
  await page.getByRole('button', { name: 'En bref' }).click()
  const price = page.getByRole('textbox', { name: 'Prix par personne' })
  const before = await price.inputValue()
  await price.fill('beaucoup')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Écris un montant en euros')).toBeVisible()
  await price.fill(before)
  await expect(price).toHaveAttribute('aria-invalid', 'false')
})
