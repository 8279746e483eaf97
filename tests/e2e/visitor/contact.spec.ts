import { randomUUID } from 'node:crypto'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { openFromList } from '../fixtures/open-from-list'
import { expect, hydrated, test } from '../fixtures/story'

test.describe('the refused form', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a visitor writes from the page of a trip, and a member of the staff answers by mail', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.skip(!mailFolder, 'DATA_DIR is where the site under test writes its mails')
    const email = `${randomUUID()}@exemple.fr`
    await page.goto('/expeditions/traversee-du-vercors-en-bivouac')
    await hydrated(page)
    await page.getByRole('link', { name: 'nous écrire', exact: true }).click()
    await expect(page).toHaveURL(/\/collaborations\?sujet=voyage&expedition=\d+#Contact-Us$/)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Nous écrire' })
    await expect(form.getByText('Traversée du Vercors en bivouac')).toBeVisible()
    await expect(form.getByRole('radio', { name: 'Préparer une aventure' })).toBeChecked()

    await form.getByLabel('Prénom et nom').fill('Odile Garance')
    await form.getByLabel('Email').fill('odile.exemple')
    await form.getByRole('button', { name: 'Envoyer' }).click()
    const summary = form.getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /Ton email/ }).click()
    await expect(form.getByLabel('Email')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])

    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Ton message').fill('Peut-on venir avec un chien ?')
    await form.getByRole('button', { name: 'Envoyer' }).click()
    const sent = page.getByRole('status').filter({ hasText: 'C’est parti' })
    await expect(sent).toContainText(email)
    expect(await lastMailTo(email, /est arrivé/)).not.toContain('chien')

    const desk = await browser.newPage({ baseURL })
    await as(desk.context(), 'staff')
    await openFromList({ page: desk, collection: 'contact-messages', name: 'Odile Garance', search: email })
    const talk = desk.getByRole('region', { name: 'Conversation' })
    await expect(talk.getByText('Peut-on venir avec un chien ?')).toBeVisible()
    await talk.getByRole('button', { name: 'Répondre par email' }).click()
    await talk.getByLabel('Ta réponse').fill('Oui, tenu en laisse.')
    await talk.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(talk.getByRole('listitem').filter({ hasText: 'Oui, tenu en laisse.' })).toBeVisible()
    await desk.close()
    expect(await lastMailTo(email, /^Re/)).toMatch(/Oui, tenu en laisse\.[^]*Peut-on venir avec un chien/)
  })
})

test('the way to the form is in every footer, and is followed once', async ({ page }) => {
  await page.goto('/avis#controle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click()
  await expect(page).toHaveURL(/\/collaborations#Contact-Us$/)
  await expect(page.getByRole('heading', { name: 'Nous écrire' })).toBeInViewport()
})
