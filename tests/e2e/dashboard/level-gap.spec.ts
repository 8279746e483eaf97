import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { chooseMeans, orderButton } from '../fixtures/order'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

test('who takes somebody far above their level is told, accepts it, and the guide sees it @everywhere', async ({
  page,
}) => {
  test.slow()
  const { token } = await as(page.context(), { isProven: true })
  const held = await page.request.post('/api/v1/cart', {
    headers: { authorization: `Bearer ${token}` },
    data: { departure_id: departure.id, travelers_count: 2 },
  })
  const { id } = (await held.json()) as { id: number }
  await page.goto(`/reservations/${String(id)}/2`)
  await hydrated(page)
  const second = page.getByRole('region', { name: 'Deuxième voyageur' })
  await second.getByLabel('Prénom').fill('Ali')
  await second.getByLabel('Niveau', { exact: true }).selectOption('1')
  await expect(second.getByText(/bien au-dessus/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page.getByText('Parlons-en.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Ali\s: niveau 1\/5$/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const goOn = page.getByRole('button', { name: 'Continuer' })
  await tick(page.getByRole('checkbox', { name: /J’ai lu et j’accepte/ }))
  await tick(page.getByRole('checkbox', { name: /Je certifie que chaque autre participant/ }))
  await goOn.click()
  const accepted = page.getByRole('checkbox', { name: /en connaissance de cause/ })
  await expect(accepted).toBeFocused()
  const warning = page.getByRole('link', { name: /avertissement sur le niveau/ })
  const text = await page.request.get((await warning.getAttribute('href')) ?? '')
  expect([text.status(), (await text.text()).includes('Ce que l’écart change')]).toEqual([200, true])
  await tick(accepted)
  await goOn.click()
  await chooseMeans(page, 'Virement')
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/reservations\/\d+\/5$/)

  await as(page.context(), 'guide')
  await page.goto(`/my-expeditions/admin/${String(departure.id)}`)
  await hydrated(page)
  const group = page.getByRole('region', { name: 'Le groupe' })
  await expect(group.getByText(/demandé, accepté à la commande/).filter({ visible: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
