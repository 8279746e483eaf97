import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { bookTrip, makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

// Late enough for a fee: 30 %.
test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: 20 })
})
test.afterEach(() => departure.cancel())

test('one of three does not come any more: their place alone is canceled, for the cost that was read @everywhere', async ({
  page,
}) => {
  const { id, token, total } = await bookTrip({ page, departure: departure.id, travelers: 3 })
  const named = await page.request.patch(`/api/v1/reservations/${String(id)}/participants`, {
    headers: { authorization: `Bearer ${token}` },
    data: { participants: ['Inès', 'Hugo', 'Noé'].map((first_name, index) => ({ position: index + 1, first_name })) },
  })
  expect(named.ok()).toBe(true)
  await page.goto(`/my-expeditions/${String(id)}`)
  await page.getByRole('link', { name: 'Changer ou annuler' }).click()
  await expect(page).toHaveURL(new RegExp(`/my-expeditions/${String(id)}/changer$`))
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Annuler 30\s% de frais/ }).check()
  await page.getByRole('radio', { name: /^Hugo/ }).check()
  const box = page.getByRole('region', { name: 'Confirmer' })
  await expect(box.getByText('Frais d’annulation aujourd’hui')).toBeVisible()
  const share = total / 3
  const euros = (sum: number) =>
    new RegExp(`^${new Intl.NumberFormat('fr-FR').format(sum).replaceAll(/\s/g, '\\s')}(,\\d\\d)?\\s€$`)
  await expect(box.locator('dd').nth(0)).toHaveText(euros(share * 0.3))
  await expect(box.locator('dd').nth(1)).toHaveText(euros(share * 2.3))
  expect(await axeFindings(page)).toEqual([])
  await box.getByRole('button', { name: /^Annuler la place de Hugo/ }).click()

  await expect(page.getByRole('heading', { name: 'La place de Hugo est annulée' })).toBeFocused()
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  const travelers = page.getByRole('region', { name: 'Les voyageurs' })
  await expect(travelers.getByRole('listitem')).toHaveCount(2)
  await expect(travelers.getByText('Hugo')).toHaveCount(0)
  await expect(page.getByText('Frais d’annulation et de changement')).toBeVisible()
  await expect(page.getByText('2\u00a0personnes', { exact: true })).toBeVisible()
})
