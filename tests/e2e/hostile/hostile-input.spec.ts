import type { APIRequestContext } from '@playwright/test'
import type { Account } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'
import { forgetAccounts } from '../voice/forget-accounts'
import { givePastTrip } from '../voice/give-past-trip'
import { onDatabase } from '../fixtures/on-database'
import { openAccount } from '../voice/open-account'
import { INVISIBLE, NAMES, SCRIPTS, UNICODE } from './corpus'
import { watchPage } from './watch-page'

const SLUG = 'raquettes-et-ciel-etoile-dans-le-queyras'
const MESSAGES = `/api/v1/expeditions/${SLUG}/messages`
const WIDTHS = [320, 390, 1440]

test.afterAll(forgetAccounts)

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` })

/** The corpus in texts of a message's length: ten may be posted in ten minutes. */
const texts = (payloads: readonly string[], perText: number): string[] =>
  Array.from({ length: Math.ceil(payloads.length / perText) }, (_, index) =>
    payloads.slice(index * perText, (index + 1) * perText).join('\n'),
  )

const post = async ({ request, account, body }: { request: APIRequestContext; account: Account; body: string }) =>
  request.post(MESSAGES, { data: { body }, headers: bearer(account) })

test('payloads posted as questions are shown inert', async ({ page, context }) => {
  test.slow()
  const { expectInert } = await watchPage(page)
  const mark = `Fin ${Date.now()}`
  const account = await openAccount(context, { firstName: NAMES[0], lastName: NAMES[1] })
  for (const body of [...texts(SCRIPTS, 6), ...texts(UNICODE, 3), mark]) {
    expect((await post({ request: context.request, account, body })).status()).toBe(201)
  }
  await expect(async () => {
    await page.goto(`/expeditions/${SLUG}`)
    await expect(page.locator('#questions')).toContainText(mark, { timeout: 5000 })
  }).toPass()
  await hydrated(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('#questions').scrollIntoViewIfNeeded()
    await expectInert('#questions')
  }
  await expect(page.locator('#questions')).toContainText('<script>window.pwned=1;alert(1)</script>')
  await expect(page.locator('#questions')).toContainText('<img src=x onerror=window.pwned=1>')
})

test('what cannot be seen is refused, what hides is taken out', async ({ context }) => {
  const account = await openAccount(context, { firstName: 'Octave' })
  for (const body of INVISIBLE) {
    expect((await post({ request: context.request, account, body })).status(), JSON.stringify(body)).toBe(422)
  }
  const answer = await post({ request: context.request, account, body: 'a\u0000b\u202ec\u200bd\ud800e' })
  expect(answer.status()).toBe(201)
  expect(((await answer.json()) as { body: string }).body).toBe('abcde')
})

test('names are shown inert in the header, the account and the questions', async ({ page, context }) => {
  test.slow()
  const { expectInert } = await watchPage(page)
  const account = await openAccount(context, { firstName: 'Octave' })
  for (const first_name of NAMES) {
    const answer = await context.request.patch('/api/v1/user/identity', {
      data: { first_name, last_name: 'Rey' },
      headers: bearer(account),
    })
    expect(answer.status()).toBe(200)
    await page.goto('/my-account')
    await expect(page.getByLabel('Prénom')).toBeVisible()
    await expectInert('body > main, main')
  }
  for (const first_name of ['\u200b\u3164', 'Banque http://evil.example/login', '</b>']) {
    const refused = await context.request.patch('/api/v1/user/identity', {
      data: { first_name, last_name: 'Rey' },
      headers: bearer(account),
    })
    expect(refused.status(), first_name).toBe(422)
  }
})

test('payloads posted as reviews are shown inert on the product and on /avis', async ({ page, context }) => {
  test.slow()
  const { expectInert } = await watchPage(page)
  const account = await openAccount(context, { firstName: NAMES[0] })
  for (const text of [SCRIPTS.join('\n'), UNICODE.join('\n')]) {
    const trip = await givePastTrip({ userId: account.id, slug: SLUG })
    const answer = await context.request.post(`/api/v1/reservations/${trip}/review`, {
      data: { rate: 1, text },
      headers: bearer(account),
    })
    expect(answer.status()).toBe(201)
  }
  // The agency publishes them, as if it had not looked.
  await onDatabase(async (client) => {
    const { rows } = await client.query<{ expedition_id: number }>(
      `update reviews set status = 'published', published_at = now(), reply = $2, replied_at = now() where user_id = $1
       returning expedition_id`,
      [account.id, SCRIPTS[0]],
    )
    await client.query(`select pg_notify('lagopede_revalidate', $1)`, [
      `reviews expedition:${rows[0]?.expedition_id ?? 0}`,
    ])
  })
  for (const [path, within] of [
    [`/expeditions/${SLUG}`, '#avis'],
    ['/avis', 'main'],
  ] as const) {
    await expect(async () => {
      await page.goto(path)
      await expect(page.locator(within)).toContainText('</script><script>window.pwned=1</script>', { timeout: 5000 })
    }).toPass()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expectInert(within)
    }
  }
})
