import { openCustomer, TRIP } from '../booking/customer'
import { openWithoutScripts } from '../fixtures/open-without-scripts'
import { expect, hydrated, test } from '../fixtures/story'

const PAGES = [
  '/',
  '/expeditions',
  TRIP,
  '/ton-niveau',
  '/collaborations',
  '/cartes-cadeaux',
  '/blog',
  '/en-famille',
  '/faq',
  '/avis',
  '/our-guides',
  '/comparer',
  '/recherche-site',
]

/** What hides other fields once it is chosen: it stays as it was here, and has a story of its own. */
const HIDING = '[name=offre], [name=envoi]'

/** Runs in the page: changes each field that a person can change. Answers how many there are. */
const changeEveryField = (hiding: string): number => {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'),
  ]
  const usable = fields.filter(
    (field) => !field.disabled && field.checkVisibility() && field.type !== 'hidden' && !field.matches(hiding),
  )
  for (const field of usable) {
    if (field instanceof HTMLSelectElement) {
      const last = [...field.options].findLastIndex((option) => !option.disabled)
      field.selectedIndex = last
    } else if (field.type === 'checkbox' || field.type === 'radio') field.click()
    else if (field.type === 'range') (field as HTMLInputElement).stepDown()
    else if (field.type === 'number') field.value = '2'
    else if (field.type === 'date') field.value = '2027-05-04'
    else field.value = 'vercors'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  // Once all are changed: of the radios of one name the last one stays.
  for (const field of usable) {
    const isCheck = field.type === 'checkbox' || field.type === 'radio'
    field.dataset['early'] = isCheck ? String((field as HTMLInputElement).checked) : field.value
  }
  return usable.length
}

/** Runs in the page: names each changed field that React holds otherwise than it stands there, that lost what was done, or is gone. */
const lostFields = (count: number): string[] => {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-early]'),
  ]
  if (fields.length < count) return [`${String(count - fields.length)} fields are gone`]
  return fields.flatMap((field) => {
    const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'))
    const held = (field as unknown as Record<string, { value?: string | number; checked?: boolean }>)[key ?? ''] ?? {}
    const isCheck = field.type === 'checkbox' || field.type === 'radio'
    const shown = isCheck ? String((field as HTMLInputElement).checked) : field.value
    const ofReact = isCheck ? held.checked : held.value
    const name = `${field.name || field.id || field.className}: ${shown}`
    if (ofReact !== undefined && String(ofReact) !== shown) return [`${name}, React: ${String(ofReact)}`]
    return shown === field.dataset['early'] ? [] : [`${name}, typed: ${String(field.dataset['early'])}`]
  })
}

for (const path of PAGES) {
  test(`${path} keeps what is typed and chosen before its scripts run`, async ({ page }) => {
    const release = await openWithoutScripts(page, path)
    const count = await page.evaluate(changeEveryField, HIDING)
    release()
    await hydrated(page)
    await expect.poll(() => page.evaluate(lostFields, count)).toEqual([])
  })
}

test('the kind of a gift and the way it leaves are those chosen before the scripts run', async ({ page }) => {
  const release = await openWithoutScripts(page, '/cartes-cadeaux')
  await page.getByRole('radio', { name: 'À imprimer' }).check()
  await page.getByRole('radio', { name: 'Une aventure' }).check()
  release()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'À imprimer' })).toBeChecked()
  await expect(page.getByLabel('Jour de l’envoi')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Une aventure' })).toBeChecked()
})

test('the steps of a booking have no field to lose before the scripts run', async ({ page }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  for (const step of [1, 2, 3, 4]) {
    const release = await openWithoutScripts(page, `/reservations/${String(cart)}/${String(step)}`)
    expect(await page.locator('main').locator('input, select, textarea').count()).toBe(0)
    release()
    await hydrated(page)
  }
  await page.goto('about:blank')
  await customer.leave()
})

test('a departure that is chosen before the scripts run is the one that is booked', async ({ page }) => {
  const customer = await openCustomer(page)
  const release = await openWithoutScripts(page, TRIP)
  const box = page.getByRole('complementary', { name: 'Réserver' })
  const last = await box.getByLabel('Départ').evaluate((select: HTMLSelectElement) => {
    const option = [...select.options].findLast(({ disabled }) => !disabled)
    return { value: option?.value ?? '', label: option?.label ?? '' }
  })
  await box.getByLabel('Départ').selectOption(last.value)
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/cart'))
  await box.getByRole('button', { name: 'Réserver' }).click()
  release()
  expect((await asked).postDataJSON()).toMatchObject({ departure_id: Number(last.value) })
  await expect(page.getByRole('heading', { level: 1, name: /Tu pars à combien/ })).toBeVisible()
  // A page that still asks for the cart would be told that it is gone.
  await page.goto('about:blank')
  await customer.leave()
})

test('a choice that the browser fills in again on the way back is made again', async ({ page }) => {
  await page.goto('/our-guides')
  await hydrated(page)
  const activity = page.getByLabel('Activité')
  await activity.selectOption('Neige')
  const count = page.getByRole('status').filter({ hasText: 'guide' })
  const filtered = await count.textContent()
  await page.goto('/faq')
  await page.goBack()
  await hydrated(page)
  await expect(activity).toHaveValue('Neige')
  await expect(count).toHaveText(filtered ?? '')
})

test('a search that is typed before the scripts run is made', async ({ page }) => {
  const release = await openWithoutScripts(page, '/expeditions')
  await page.getByRole('combobox', { name: 'Chercher une aventure' }).fill('vercors')
  release()
  await expect(page).toHaveURL(/vercors/)
})

for (const path of [
  '/confirmer-mon-adresse',
  '/confirmer-ma-commande',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
]) {
  test(`${path} sends the token of its link also when it is pressed before the scripts run`, async ({ page }) => {
    const token = 'a'.repeat(43)
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && (request.postData() ?? '').includes('token'),
    )
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
    )
    const release = await openWithoutScripts(page, `${path}#token=${token}`)
    await page.locator('main button[type=submit]').first().click()
    release()
    expect((await asked).postDataJSON()).toEqual({ token })
  })
}
