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
  await hydrated(page)
  await page.getByRole('button', { name: 'Annuler une seule place' }).click()
  const popup = page.getByRole('dialog', { name: 'Qui ne part plus' })
  await expect(popup.getByRole('button', { name: 'Annuler une place' })).toBeDisabled()
  await popup.getByRole('radio', { name: 'Hugo' }).check()
  await expect(popup.getByText('Frais d’annulation aujourd’hui')).toBeVisible()
  const share = total / 3
  const euros = (sum: number) =>
    new RegExp(`^${new Intl.NumberFormat('fr-FR').format(sum).replaceAll(/\s/g, '\\s')}(,\\d\\d)?\\s€$`)
  await expect(popup.locator('dd').nth(1)).toHaveText(euros(share * 0.3))
  await expect(popup.locator('dd').nth(2)).toHaveText(euros(share * 2.3))
  expect(await axeFindings(page, { within: ['[role=dialog]'] })).toEqual([])
  await popup.getByRole('button', { name: 'Annuler la place de Hugo' }).click()

  await expect(page.getByText('la place de Hugo est annulée')).toBeVisible()
  const travelers = page.getByRole('region', { name: 'Les voyageurs' })
  await expect(travelers.getByRole('listitem')).toHaveCount(2)
  await expect(travelers.getByText('Hugo')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Frais d’annulation d’un voyageur')).toBeVisible()
  await expect(page.getByText('2\u00a0personnes', { exact: true })).toBeVisible()
})
