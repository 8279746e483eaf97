import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { GiftCardsPage } from './gift-cards-page'
import { answerDesk, buildDeskGift, NOTHING_OWED } from './gift-desk.fixture'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, type }: { children: ReactNode; onClick?: () => void; type?: 'submit' }) => (
    <button type={type ?? 'button'} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const NONE = { cards: [], has_more: false, repayments: [] }
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

it('finds a card by the end of its code and its state, and never shows a whole code', async () => {
  const asked = answerDesk((path, { words }) => {
    if (path !== 'gift-cards/search') return NOTHING_OWED
    return words === '9cqd' ? { ...NONE, cards: [buildDeskGift()] } : NONE
  })
  render(<GiftCardsPage />)
  expect(await screen.findByText('Aucune carte ne correspond.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Fin du code, acheteur ou destinataire'), ' 9cqd ')
  await userEvent.selectOptions(screen.getByLabelText('État'), 'Entamée')
  await userEvent.click(screen.getByRole('button', { name: 'Chercher' }))
  const found = await screen.findByRole('link', { name: '•••• 9CQD' })
  expect(found.getAttribute('href')).toBe('/admin/cartes-cadeaux/7')
  const row = within(screen.getByRole('row', { name: /9CQD/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => plain(textContent))).toEqual([
    ...['150 €', '50 €', '24 déc. 2028', 'Entamée'],
  ])
  expect(asked.filter(([path]) => path === 'gift-cards/search').at(-1)?.[1]).toEqual({
    ...{ words: '9cqd', state: 'begun', before: null },
  })
})

it('shows the following hundred from the last card on, and what is still to be given back', async () => {
  const repayments = [
    {
      ...{ card_id: 9, last4: 'XW3K', buyer_email: 'jo@exemple.fr', giver_name: 'Jo' },
      ...{ amount_cents: 4_000, due_on: '2027-01-14' },
    },
  ]
  const asked = answerDesk((path, { before }) => {
    if (path !== 'gift-cards/search') return NOTHING_OWED
    return before === 12
      ? { ...NONE, cards: [buildDeskGift({ id: 11 })] }
      : { cards: [buildDeskGift({ id: 13 }), buildDeskGift({ id: 12 })], has_more: true, repayments }
  })
  render(<GiftCardsPage />)
  expect(plain((await screen.findByText(/40/)).textContent)).toBe('•••• XW3K, 40 € à Jo, avant le 14 janv. 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Voir les suivantes' }))
  expect(await screen.findByRole('button', { name: 'Revenir aux dernières' })).toBeVisible()
  expect(asked.filter(([path]) => path === 'gift-cards/search').at(-1)?.[1]).toMatchObject({ before: 12 })
})

it('says what is owed by month, what it amounts to, and of it what is past its last day', async () => {
  const row = { count: 2, used_cents: 10_000, stopped_cents: 1_000, over_cents: 0 }
  answerDesk((path) =>
    path === 'gift-cards/search'
      ? NONE
      : {
          rows: [
            { ...row, kind: 'gift_card', month: '2026-12', issued_cents: 30_000, outstanding_cents: 19_000 },
            {
              ...{ ...row, kind: 'credit', month: '2026-11', issued_cents: 20_000, outstanding_cents: 9_000 },
              over_cents: 2_500,
            },
          ],
          ...{ outstanding_cents: 28_000, over_cents: 2_500 },
        },
  )
  render(<GiftCardsPage />)
  const report = within(screen.getByRole('region', { name: 'Ce qu’on doit' }))
  expect(plain((await report.findByText(/au grand livre$/)).textContent)).toBe('280 € au grand livre')
  const lines = report
    .getAllByRole('row')
    .map((line) => [...line.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)).join(' | '))
  expect(lines.slice(1)).toEqual([
    'décembre 2026 | Cartes cadeaux | 2 | 300 € | 100 € | 10 € | 190 € | 0 €',
    'novembre 2026 | Avoirs | 2 | 200 € | 100 € | 10 € | 90 € | 25 €',
    'En tout | 280 € | 25 €',
  ])
  expect(report.getByRole('link', { name: /Exporter/ }).getAttribute('href')).toBe(
    '/api/reservations/gift-liability.csv',
  )
})

it('says what is wrong where the desk does not answer, and what a card was refused for', async () => {
  answerDesk((path) => {
    if (path === 'gift-cards/issue')
      return Response.json({ error: 'Une carte vaut de 30 à 3\u202f000\u00a0€.' }, { status: 422 })
    return Response.json({ error: 'Le site est occupé.' }, { status: 503 })
  })
  render(<GiftCardsPage />)
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Le site est occupé.',
    'Le site est occupé.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Émettre une carte' }))
  await userEvent.type(screen.getByLabelText('Montant (€)'), 'dix')
  await userEvent.type(screen.getByLabelText('De la part de'), 'Jo')
  await userEvent.type(screen.getByLabelText('Adresse mail de qui paie'), 'jo@exemple.fr')
  await userEvent.type(screen.getByLabelText('Pour (prénom)'), 'Nina')
  await userEvent.type(screen.getByLabelText('Motif, pour l’équipe'), 'Chèque reçu')
  await userEvent.click(screen.getByRole('button', { name: 'Émettre la carte' }))
  expect(await screen.findByText('Écris un montant en euros.')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Montant (€)'))
  await userEvent.type(screen.getByLabelText('Montant (€)'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Émettre la carte' }))
  expect(plain((await screen.findByText(/^Une carte vaut/)).textContent)).toBe('Une carte vaut de 30 à 3 000 €.')
})
