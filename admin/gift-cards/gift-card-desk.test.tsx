import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { GiftDesk } from '@/contract/gift-desk'
import type { GiftState } from '@/domain/gift-cards/gift-desk'
import { GiftCardDesk } from './gift-card-desk'
import { answerDesk, buildGift } from './gift-desk.fixture'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, type }: { children: ReactNode; onClick?: () => void; type?: 'submit' }) => (
    <button type={type ?? 'button'} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const show = async (gift: GiftDesk, refusal?: { status: number; error: string }) => {
  const asked = answerDesk((path) => {
    if (path === 'gift-cards/7') return gift
    return refusal ? Response.json({ error: refusal.error }, { status: refusal.status }) : { id: 8 }
  })
  render(<GiftCardDesk id={7} />)
  await screen.findByRole('heading', { level: 1 })
  return asked
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('a card at the desk', () => {
  it('is blocked with a reason once it is said what becomes of the rest', async () => {
    const asked = await show(buildGift())
    await press('Bloquer')
    expect(screen.getByText(/sont déjà dépensés/)).toBeVisible()
    await press('Bloquer la carte')
    expect(plain(screen.getByRole('alert').textContent)).toContain('Motif')
    await userEvent.type(screen.getByLabelText('Motif'), 'Code publié')
    await press('Bloquer la carte')
    expect((await screen.findByRole('alert')).textContent).toBe('Dis ce que devient ce qui reste.')
    await userEvent.selectOptions(screen.getByLabelText('Ce qui reste'), 'Rendre à qui l’a payée')
    await press(/^Bloquer et rendre 50/)
    const sent = asked.find(([path]) => path === 'gift-cards/7/void')?.[1]
    expect(sent).toMatchObject({ reason: 'Code publié', balance_cents: 5_000, gives_back: true })
    // Then it is read again.
    await vi.waitFor(() => expect(asked.filter(([path]) => path === 'gift-cards/7')).toHaveLength(2))
  })

  it('goes over to another holder, with an address and a reason, each press under one key', async () => {
    const asked = await show(buildGift(), {
      status: 409,
      error: 'Cette carte a servi entre-temps\u00a0: recharge la page.',
    })
    await press('Transmettre')
    await userEvent.type(screen.getByLabelText('Adresse mail'), 'zoe@exemple.fr')
    await userEvent.type(screen.getByLabelText('Motif'), 'Code perdu')
    await press(/^Transmettre 50/)
    expect(plain((await screen.findByRole('alert')).textContent)).toBe(
      'Cette carte a servi entre-temps : recharge la page.',
    )
    await userEvent.type(screen.getByLabelText('Motif'), 's{Backspace}')
    await press(/^Transmettre 50/)
    await vi.waitFor(() => expect(asked.filter(([path]) => path.endsWith('/transfer'))).toHaveLength(2))
    const [first, second] = asked.filter(([path]) => path.endsWith('/transfer')).map(([, sent]) => sent)
    expect(first).toMatchObject({
      ...{ recipient_name: 'Nina', recipient_email: 'zoe@exemple.fr' },
      ...{ reason: 'Code perdu', balance_cents: 5_000 },
    })
    expect(second?.['key']).toBe(first?.['key'])
  })

  it('takes a use back with a reason, from its line of the ledger', async () => {
    const asked = await show(buildGift())
    const used = within(screen.getByRole('row', { name: /Usage/ }))
    expect(plain(used.getByText(/^−/).textContent)).toBe('− 100 €')
    await userEvent.click(used.getByRole('button', { name: 'Contre-écriture' }))
    await userEvent.type(screen.getByLabelText('Motif'), 'Mauvaise carte')
    await press(/^Reprendre 100/)
    expect(asked.find(([path]) => path.endsWith('/reverse'))?.[1]).toMatchObject({
      ...{ reason: 'Mauvaise carte', entry_id: 2 },
    })
  })

  it.each<[GiftState, string[]]>([
    ['voided', []],
    ['transferred', []],
    ['withdrawn', []],
    ['waiting', ['Noter le virement reçu']],
    ['over', ['Renvoyer le mail', 'Transmettre', 'Bloquer']],
  ])('that is %s offers %j, and never to make it last longer', async (state, offered) => {
    const entries = buildGift().entries.map((entry) => ({ ...entry, may_reverse: false }))
    await show(buildGift({ state, entries }))
    expect(buttons()).toEqual(offered)
  })

  it('that is contested says so, has its papers at hand, and gives nothing back', async () => {
    const disputes = [
      { reference: 'dp_1', state: 'open' as const, amount_cents: 15_000, opened_at: '2027-02-01T09:00:00Z' },
    ]
    const asked = await show(buildGift({ disputes }))
    expect(plain(screen.getByText(/^Paiement contesté/).textContent)).toContain('150 €, litige dp_1')
    expect(screen.getByRole('link', { name: 'Dossier de preuves (PDF)' }).getAttribute('href')).toBe(
      '/api/reservations/gift-cards/7/dispute-evidence.pdf',
    )
    await press('Bloquer')
    expect(screen.queryByLabelText('Ce qui reste')).toBeNull()
    expect(screen.getByText(/la banque décide de la somme/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Motif'), 'Contestée')
    await press('Bloquer la carte')
    expect(asked.find(([path]) => path.endsWith('/void'))?.[1]).toMatchObject({ gives_back: false })
  })
})
