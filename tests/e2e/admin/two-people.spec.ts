import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { onDatabase } from '../fixtures/on-database'
import { expect, hydrated, test } from '../fixtures/story'

// The refusal that this story brings about.
test.use({ expectedErrors: [/409/] })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Types into a field, and waits until the page has saved itself; answers how that ended. */
const write = async (page: Page, name: string, text: string): Promise<number> => {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await field(page, name).fill(text)
  return (await saved).status()
}

const makePage = async (slug: string): Promise<number> =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into pages (title, slug, _status) values ('Une page à deux', $1, 'draft') returning id`,
      [slug],
    )
    return rows[0]?.id ?? 0
  })

const isTold = (page: Page, text: RegExp) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: text })).toBeVisible()

test('two people of the team on one page see each other, lose nothing, and are told who wrote what', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const slug = `a-deux-${randomUUID().slice(0, 8)}`
  const id = await makePage(slug)
  const other = await browser.newPage({ ...(baseURL && { baseURL }) })
  try {
    await as(page.context(), 'marketing')
    await as(other.context(), 'staff')
    for (const one of [page, other]) {
      await one.goto(`/admin/collections/pages/${String(id)}`)
      await hydrated(one)
    }
    for (const one of [page, other]) await expect(one.getByText(/aussi cette page ouverte/)).toBeVisible()

    // Each changes a field of their own: both are kept, and the second is shown what the first wrote.
    expect(await write(page, 'Chapô', 'La phrase de la première.')).toBe(200)
    expect(await write(other, 'Titre *', 'Le titre de la seconde')).toBe(200)
    await isTold(other, /a changé «\sChapô\s»/)
    await expect(field(other, 'Chapô')).toHaveValue('La phrase de la première.')
    await expect(field(other, 'Titre *')).toHaveValue('Le titre de la seconde')

    // The second goes on from there; the first, whose page is older, is refused on the same field and told why.
    expect(await write(other, 'Chapô', 'La phrase de la première, reprise.')).toBe(200)
    expect(await write(page, 'Chapô', 'La phrase de la première, et la suite.')).toBe(409)
    await isTold(page, /a changé «\sChapô\s».*Rien n’est enregistré/)
    await expect(field(page, 'Chapô')).toHaveValue('La phrase de la première, et la suite.')

    await page.reload()
    await hydrated(page)
    await expect(field(page, 'Chapô')).toHaveValue('La phrase de la première, reprise.')
    await expect(field(page, 'Titre *')).toHaveValue('Le titre de la seconde')
    expect(await write(page, 'Chapô', 'La phrase, à deux.')).toBe(200)

    await other.goto('/admin')
    await expect(page.getByText(/aussi cette page ouverte/)).toBeHidden()
  } finally {
    await other.close()
    await onDatabase((client) => client.query('delete from pages where id = $1', [id]))
  }
})

test('the dialog that restores a version says that nothing is published by it', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  const version = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number; parent: number }>(
      `select id, parent_id as parent from _pages_v where version__status = 'published' order by id limit 1`,
    )
    return rows[0]
  })
  await page.goto(`/admin/collections/pages/${String(version?.parent)}/versions/${String(version?.id)}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Restaurer en brouillon' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    /C’est un brouillon\s: le site ne change que lorsque tu le publies\./,
  )
})
