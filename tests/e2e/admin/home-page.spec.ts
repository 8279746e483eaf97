import { onDatabase } from '../fixtures/on-database'
import { publish } from '../fixtures/publish'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

// A sentence that no other story reads.
const FIELD = 'Texte'
const DRAFT = 'Un quai, un sac, et le premier pas avant midi.'

const readText = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ train_text: string }>('select train_text from home_page')
    return rows[0]?.train_text ?? ''
  })

test('a marketer changes the home page: seen beside its form, then by everyone once it is published', async ({
  page,
  request,
}) => {
  test.slow()
  const before = await readText()
  await as(page.context(), 'marketing')
  await page.goto('/admin/globals/home-page')
  await hydrated(page)
  await page.getByRole('button', { name: 'Train', exact: true }).click()
  const text = page.getByRole('textbox', { name: new RegExp(`^${FIELD}`) }).first()
  await expect(text).toHaveValue(before)
  try {
    const kept = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await text.fill(DRAFT)
    await kept
    await page.locator('#live-preview-toggler').click()
    await expect(page.frameLocator('iframe').getByText(DRAFT)).toBeVisible()
    await page.locator('#live-preview-toggler').click()
    const home = async () => (await request.get('/')).text()
    expect(await home()).not.toContain(DRAFT)
    // Its preview is for the team alone.
    expect((await request.get('/apercu/accueil')).status()).toBe(404)

    await publish(page)
    await expect.poll(home, { intervals: [50] }).toContain(DRAFT)
  } finally {
    await text.fill(before)
    await publish(page)
  }
})
