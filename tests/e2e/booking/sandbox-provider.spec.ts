import { randomBytes } from 'node:crypto'
import { TEST_CARDS } from '@/domain/payments/test-cards'
import { axeFindings } from '../fixtures/axe-findings'
import { onDatabase } from '../fixtures/on-database'
import { answerBank, payBy } from '../fixtures/pay-by'
import { expect, hydrated, test } from '../fixtures/story'

/** A payment that somebody started, who comes back to the FAQ. */
const openPayment = async (): Promise<string> => {
  const id = `paiement_${randomBytes(12).toString('hex')}`
  await onDatabase((client) =>
    client.query(
      `insert into house_payments (id, amount_cents, capture, description, return_url, saves_method, state)
       values ($1, 36000, 'manual', 'Acompte, Traversée du Vercors', '/faq', false, 'awaiting_card')`,
      [id],
    ),
  )
  return id
}

const stateOf = (id: string) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ state: string }>('select state from house_payments where id = $1', [id])
    return rows[0]?.state
  })

test('a card is refused, asks for a proof, then passes, and no digit of it leaves the page @everywhere', async ({
  page,
}) => {
  const id = await openPayment()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const response = await page.goto(`/maison-de-paiement/${id}`)
  expect(response?.headers()['content-security-policy']).not.toMatch(/https?:/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByText('Démonstration : aucune carte n’est débitée.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await hydrated(page)
  await page.getByLabel('Numéro de carte').fill('4111 1111 1111 1111')
  await page.getByLabel('Expiration').fill('01/20')
  await page.getByLabel('Cryptogramme').fill('123')
  await page.getByRole('button', { name: /^Payer/ }).press('Enter')
  await expect(page.getByText('N’écris jamais le numéro d’une vraie carte.')).toBeVisible()
  await expect(page.getByText('la carte est expirée')).toBeVisible()
  await expect(page.getByLabel('Numéro de carte')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  await payBy(page, /plafond atteint/)
  await expect(page.getByText('Le plafond de la carte est atteint.')).toBeVisible()
  expect(await stateOf(id)).toBe('refused')

  await payBy(page, /3-D Secure/)
  await expect(page.getByRole('heading', { name: 'Confirme dans ton appli' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await answerBank(page, 'Refuser')
  await expect(page.getByText('Le paiement n’a pas été confirmé dans ton appli.')).toBeVisible()

  await payBy(page, /4242 4242 4242 4242/)
  await page.waitForURL('**/faq')
  expect(await stateOf(id)).toBe('authorised')
  const said = sent.join('\n').replace(/%20|[\s+]/g, '')
  expect(said).toContain('{"card":"visa"}')
  for (const { key, number } of TEST_CARDS) expect([key, said.includes(number)]).toEqual([key, false])
  await page.goto(`/maison-de-paiement/${id}`)
  await expect(page.getByRole('heading', { name: 'Ta banque a déjà dit oui' })).toBeVisible()
})

test('who changes their mind goes back without paying', async ({ page }) => {
  const id = await openPayment()
  await page.goto(`/maison-de-paiement/${id}`)
  await page.getByRole('link', { name: 'Revenir sans payer' }).click()
  await page.waitForURL('**/faq')
  expect(await stateOf(id)).toBe('awaiting_card')
})

test.describe('an address that leads to no payment', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('says so', async ({ page }) => {
    const response = await page.goto('/maison-de-paiement/paiement_x')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Ce paiement n’existe pas' })).toBeVisible()
  })
})
