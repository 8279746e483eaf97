import { formatDays } from '@/domain/days/french-dates'
import { inDays } from '../../factories/departure'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo } from '../fixtures/last-mail'
import { expect, hydrated, test } from '../fixtures/story'
import { EXPEDITION, makeDeparture, TO_LAST_DAY } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

// Its row is found by its days, which no other story at the same time may have.
const firstDay = () => 40 + test.info().parallelIndex

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: firstDay() })
})
test.afterEach(() => departure.cancel())

test('who waits for three places of a full departure is offered them, and takes them @everywhere', async ({
  page,
  request,
}) => {
  test.slow()
  const other = await as(request, { isProven: true })
  const hold = async (seats: number) => {
    const held = await request.post('/api/v1/cart', {
      headers: { authorization: `Bearer ${other.token}` },
      data: { departure_id: departure.id, travelers_count: seats },
    })
    expect(held.status(), await held.text()).toBe(201)
  }
  await hold(6)
  const { email } = await as(page.context(), { isProven: true })
  const days = formatDays({
    start: inDays(firstDay()).slice(0, 10),
    end: inDays(firstDay() + TO_LAST_DAY).slice(0, 10),
  })
  const join = page.getByRole('button', { name: `Me prévenir si des places se libèrent, ${days}` })
  await expect(async () => {
    await page.goto(`/expeditions/${EXPEDITION}`)
    await hydrated(page)
    await expect(join).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await join.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Combien vous seriez' }).getByRole('button', { name: 'Un de plus' }).click()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Me prévenir' }).click()
  await expect(page.getByRole('dialog', { name: 'Tu es sur la liste' })).toBeVisible()
  await expect(dialog.getByText('Personne')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await hold(3)
  await page.goto('/my-expeditions')
  const entry = page.getByRole('region', { name: 'Liste d’attente' })
  await expect(entry.getByText(/^3\splaces sont gardées pour toi/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await lastMailTo(email, /^3\splaces pour/)).toContain('my-expeditions#liste-d-attente')
  await entry.getByRole('button', { name: /Prendre les 3/ }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+\/1$/)
  await page.goto('/my-expeditions')
  await hydrated(page)
  await expect(page.getByText(/pas de réservation en cours/)).toBeVisible()
  await expect(entry).toBeHidden()
})
