import { expect, hydrated, test } from '../fixtures/story'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { renewEveryPage } from '../fixtures/renew-every-page'
import { closePhonePopupForGood } from './sign-in'

test.skip(!mailFolder, 'npm test says where the mails are')

const PAGE = '/nouveau-mot-de-passe'

test.describe('who knows an address', () => {
  for (const form of ['of the mail', 'of a mail sent before'] as const) {
    test(`takes no account by the page that its reset link opened: the link ${form}`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      const stranger = await playwright.request.newContext({ baseURL })
      const victim = `victime-${Math.random().toString(36).slice(2)}@exemple.fr`
      const person = { email: victim, password: 'edelweiss-du-semnoz', first_name: 'Ana', last_name: 'Rey' }
      await stranger.post('/api/v1/auth/signup', { data: person })

      // 1. The stranger has a link mailed to the victim.
      expect((await stranger.post('/api/v1/auth/reset-password', { data: { email: victim } })).status()).toBe(200)
      const mail = await lastMailTo(victim, /mot de passe/i)
      const link = new URL(new RegExp(`https?://\\S+${PAGE}\\S+`).exec(mail)?.[0] ?? '')
      const token = /token=([\w-]+)/.exec(link.href)?.[1] ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)

      // 2. The page is to be built anew, and the victim is the first to come.
      await renewEveryPage(stranger)
      await closePhonePopupForGood(page)
      await page.goto(form === 'of the mail' ? `${link.pathname}${link.search}${link.hash}` : `${PAGE}?token=${token}`)
      await hydrated(page)

      // 3. The stranger reads the page at its bare address.
      for (const rsc of ['0', '1']) {
        const seen = await (await stranger.get(PAGE, { headers: rsc === '1' ? { rsc } : {} })).text()
        expect(seen.includes(token), 'the page gives the token away').toBe(false)
      }

      // The address keeps nothing of it either, and the link serves its owner.
      await expect(page).not.toHaveURL(new RegExp(token))
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('neige-de-printemps')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page).toHaveURL(/\/$/)
      await stranger.dispose()
    })
  }
})
