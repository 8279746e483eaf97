import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_SUCH_DATE } from '@/domain/travelers/participant-check'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildCart } from '../rules/build-cart.fixture'
import { buildTraveler } from '../rules/build-traveler.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const LABELS = ['Prénom', 'Date de naissance', 'Téléphone', 'Email', 'Niveau', 'Personne à prévenir']
const PATCH = 'PATCH /api/v1/cart'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

describe('step 2, participants', () => {
  const traveler = async (name: string) => within(await screen.findByRole('region', { name }))

  it('begins with the customer, and saves what is typed', async () => {
    const { calls, cart } = showStep(2)
    expect((await traveler('Toi')).getByLabelText<HTMLInputElement>('Prénom').value).toBe('Camille')
    await userEvent.type((await traveler('Deuxième voyageur')).getByLabelText('Prénom'), 'Hugo')
    expect(sessionStorage.getItem('bookingDraft')).toContain('Hugo')
    await press('Continuer')
    expect(calls(PATCH).at(-1)?.body).toMatchObject({
      participants: [{ first_name: 'Camille', phone: '+33639981234' }, { first_name: 'Hugo' }],
    })
    expect(sessionStorage.getItem('bookingDraft')).toBeNull()
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/3`)
  })

  it('says that nothing is needed now, and takes over the contact of the first traveler', async () => {
    const { calls } = showStep(2, {
      cart: { participants: [buildTraveler({ emergency_name: 'Jo', emergency_phone: '+33639981111' })] },
    })
    expect(await screen.findByText(/Rien n’est obligatoire maintenant/)).toBeVisible()
    const second = await traveler('Deuxième voyageur')
    await userEvent.click(second.getByRole('button', { name: /Comme moi.+Jo/ }))
    expect(second.getByLabelText<HTMLInputElement>('Personne à prévenir').value).toBe('Jo')
    expect(second.queryByRole('button', { name: /Comme moi/ })).toBeNull()
    await press('Continuer')
    expect(calls(PATCH).at(-1)?.body).toMatchObject({ participants: [{}, { emergency_phone: '+33639981111' }] })
  })

  it('says why the price changes where a date of birth contradicts the age that was told', async () => {
    const party = { ages: [18, 13], needs_ages: true, child_fare: { price: 480, max_age: 11 }, refusal: null }
    showStep(2, { cart: { told_ages: [18, 10], party } })
    const second = await traveler('Deuxième voyageur')
    expect(second.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toBe(
      'Le prix change : 13 ans le jour du départ, plein tarif.',
    )
    expect((await traveler('Toi')).queryByRole('status')).toBeNull()
  })

  it('asks little of a child, and nothing that the guardian is asked where the parents stay at home', async () => {
    const party = { ages: [18, 9], needs_ages: true, child_fare: null, refusal: null }
    const { unmount } = showStep(2, { cart: { party } })
    const labelsOf = async (name: string) => {
      const fields = await traveler(name)
      return LABELS.filter((label) => fields.queryByLabelText(label) !== null)
    }
    expect(await labelsOf('Deuxième voyageur')).toEqual(['Prénom', 'Date de naissance', 'Personne à prévenir'])
    expect(await labelsOf('Toi')).toContain('Téléphone')
    unmount()
    showStep(2, {
      cart: { party: { ...party, ages: [9, 10] }, expedition: { ...buildCart().expedition, expedition_type: 'kids' } },
    })
    expect(await labelsOf('Enfant 1')).toEqual(['Prénom', 'Date de naissance'])
  })

  it('keeps showing what a child gave already', async () => {
    const party = { ages: [18, 9], needs_ages: true, child_fare: null, refusal: null }
    const participants = [buildTraveler({ first_name: 'Camille' }), buildTraveler({ phone: '12' })]
    showStep(2, { cart: { party, participants } })
    expect((await traveler('Deuxième voyageur')).getByLabelText<HTMLInputElement>('Téléphone').value).toBe('12')
  })

  it('does not go on with a traveler too young, and leads to the field', async () => {
    const { expedition } = buildCart()
    showStep(2, { cart: { expedition: { ...expedition, age_min_child: 12 } } })
    const birth = (await traveler('Deuxième voyageur')).getByLabelText('Date de naissance')
    await userEvent.type(birth, '01032020')
    await press('Continuer')
    expect(await screen.findByText(/à partir de 12\sans/)).toBeVisible()
    expect(document.activeElement).toBe(birth)
    expect(router.push).not.toHaveBeenCalled()
  })

  it('keeps a day that does not exist as typed, says so once left, and does not go on', async () => {
    showStep(2)
    const birth = (await traveler('Deuxième voyageur')).getByLabelText<HTMLInputElement>('Date de naissance')
    await userEvent.type(birth, '31021990')
    expect(birth.value).toBe('31/02/1990')
    expect(screen.queryByText(NO_SUCH_DATE)).toBeNull()
    await press('Continuer')
    expect(await screen.findByText(NO_SUCH_DATE)).toBeVisible()
    expect(document.activeElement).toBe(birth)
    await userEvent.clear(birth)
    await userEvent.type(birth, '28/2/1990')
    expect(birth.value).toBe('28/02/1990')
    expect(screen.queryByText(NO_SUCH_DATE)).toBeNull()
  })

  it.each([
    ['the network fails', 'no network' as const, /le réseau ne répond pas/],
    ['too many calls come at once', { status: 429, body: { error: 'Non' } }, /trop de demandes à la fois/],
  ])('keeps what is typed when %s, and says so', async (_case, answer, reason) => {
    showStep(2, { answers: { [PATCH]: () => answer } })
    await userEvent.type((await traveler('Deuxième voyageur')).getByLabelText('Nom'), 'Martel')
    await press('Continuer')
    expect((await screen.findByText(/Pas encore enregistré/)).textContent).toMatch(reason)
    expect(sessionStorage.getItem('bookingDraft')).toContain('Martel')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('writes nothing of a traveler’s health, age or kin in the browser, whatever fails', async () => {
    showStep(2, { answers: { [PATCH]: () => 'no network' } })
    const second = await traveler('Deuxième voyageur')
    await userEvent.type(second.getByLabelText('Nom'), 'Martel')
    await userEvent.type(second.getByLabelText('Date de naissance'), '28021990')
    for (const field of second.getAllByRole('textbox')) await userEvent.type(field, ' Diabète 0639982211')
    await press('Continuer')
    expect(await screen.findByText(/Pas encore enregistré/)).toBeVisible()
    const kept = JSON.parse(sessionStorage.getItem('bookingDraft') ?? '') as { participants: object[] }
    for (const one of kept.participants) {
      expect(Object.keys(one)).toEqual(['first_name', 'last_name', 'email', 'phone'])
    }
    expect(Object.keys(localStorage)).not.toContain('bookingDraft')
  })

  it('folds a traveler who will complete later', async () => {
    showStep(2)
    const second = await traveler('Deuxième voyageur')
    await userEvent.click(second.getByRole('checkbox', { name: /plus tard/ }))
    expect(second.queryByLabelText('Prénom')).toBeNull()
  })
})

describe('what was typed and never arrived', () => {
  it('is sent once the cart is known to be one’s own, and shown', async () => {
    const typed = [buildTraveler({ first_name: 'Camille' }), buildTraveler({ first_name: 'Hugo' })]
    sessionStorage.setItem('bookingDraft', JSON.stringify({ cart: 901, participants: typed }))
    const { calls } = showStep(2, { cart: { id: 901 } })
    expect(
      (await screen.findByLabelText<HTMLInputElement>('Prénom', { selector: '#voyageur-2-first_name' })).value,
    ).toBe('Hugo')
    // A page left while its server was away may still be saving its own cart.
    const own = () => calls(PATCH).filter(({ body }) => (body as { cart_id?: number }).cart_id === 901)
    await eventually(() => expect(own()).toHaveLength(1))
    expect(own()[0]?.body).toMatchObject({ participants: [{}, { first_name: 'Hugo' }] })
  })

  it('leaves alone what the server knows of their health', async () => {
    sessionStorage.setItem(
      'bookingDraft',
      JSON.stringify({ cart: 905, participants: [{ first_name: 'Camille' }, { first_name: 'Hugo' }] }),
    )
    const { calls } = showStep(2, {
      cart: { id: 905, participants: [buildTraveler(), buildTraveler({ first_name: 'H', diet: 'Sans noix' })] },
    })
    const own = () => calls(PATCH).filter(({ body }) => (body as { cart_id?: number }).cart_id === 905)
    await eventually(() => expect(own()).toHaveLength(1))
    expect(own()[0]?.body).toMatchObject({ participants: [{}, { first_name: 'Hugo', diet: 'Sans noix' }] })
  })

  it('never goes to another cart', async () => {
    sessionStorage.setItem('bookingDraft', JSON.stringify({ cart: 7, participants: [buildTraveler()] }))
    const { calls } = showStep(2)
    await press('Continuer')
    expect(calls(PATCH)[0]?.body).toMatchObject({ participants: [{ first_name: 'Camille' }, { first_name: null }] })
  })
})
