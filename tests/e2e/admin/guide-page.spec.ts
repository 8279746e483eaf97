import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { demoIdentity } from '../fixtures/demo-identity'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { onDatabase } from '../fixtures/on-database'
import { renewEveryPage } from '../fixtures/renew-every-page'
import { expect, hydrated, test } from '../fixtures/story'

const WORDS = 'Elle connaît aussi le nom des mousses.'

/** The demo's guide, whose page other stories read. */
const findGuide = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number; slug: string; full_name: string; biography: string }>(
      `select g.id, g.slug, g.full_name, g.biography from guides g join users u on u.id = g.user_id where u.email = $1`,
      [demoIdentity('guide').email],
    )
    const [guide] = rows
    if (!guide) throw new Error('The demo has no guide')
    return guide
  })

const putBack = ({ id, biography }: { id: number; biography: string }) =>
  onDatabase(async (client) => {
    await client.query('delete from guide_proposals where guide_id = $1', [id])
    await client.query('update guides set biography = $2, has_proposal = false where id = $1', [id, biography])
  })

test('a guide proposes a text, staff publish it with a word, and the guide is told', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const guide = await findGuide()
  const staff = await (await browser.newContext()).newPage()
  await putBack(guide)
  try {
    await as(page.context(), 'guide')
    await page.goto('/admin/ma-page')
    await hydrated(page)
    const text = page.getByRole('textbox', { name: 'Présentation' })
    await expect(text).toHaveValue(guide.biography)
    expect(await axeFindings(page, { within: ['.guide-page'], without: ['region'] })).toEqual([])
    await text.fill(`${guide.biography} ${WORDS}`)
    await page.getByRole('button', { name: 'Envoyer à l’équipe' }).click()
    const waiting = page.getByRole('region', { name: 'Proposition en attente' })
    await expect(waiting.getByText(WORDS)).toBeVisible()
    const shown = async () => (await request.get(`/our-guides/${guide.slug}`)).text()
    expect(await shown()).not.toContain(WORDS)

    await as(staff.context(), 'staff')
    await staff.goto(`/admin/collections/guides/${String(guide.id)}`)
    const proposal = staff.getByRole('region', { name: 'Texte proposé' })
    await expect(proposal.getByText(WORDS)).toBeVisible()
    expect(
      await axeFindings(staff, { within: ['[aria-label="Texte proposé"]'], without: ['region', 'heading-order'] }),
    ).toEqual([])
    await proposal.getByRole('button', { name: 'Publier ce texte' }).click()
    await proposal.getByRole('textbox', { name: /^Un mot pour le guide/ }).fill('Merci, c’est plus vivant.')
    await proposal.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(proposal).toBeHidden()
    await expect.poll(shown, { intervals: [50] }).toContain(WORDS)
    if (mailFolder)
      expect(await lastMailTo(demoIdentity('guide').email, /^Ta page de guide est à jour$/)).toContain('plus vivant')
  } finally {
    await putBack(guide)
    await renewEveryPage(request)
    await staff.context().close()
  }
})
