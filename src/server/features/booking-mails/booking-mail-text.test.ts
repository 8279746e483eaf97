import { describe, expect, it } from 'vitest'
import { fillMailText } from '@/domain/mail-texts/mail-text'
import { INITIAL_TEXTS } from '@/domain/mail-texts/mail-texts'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import type { BookingMailKind } from './booking-mail-kind'
import { bookingFacts } from './booking-mail-text'

const due = (amount: number) => ({ amount, by: '2027-06-03' })

const write = (kind: BookingMailKind, changes = {}, card: string | null = null) =>
  fillMailText({
    text: INITIAL_TEXTS[kind],
    facts: bookingFacts({ reservation: buildReservationDetail(changes), reason: 'trop de neige', card }),
  })

describe('what is written about a canceled reservation', () => {
  it.each([
    [
      'gives back what was paid',
      { paid: 1000, cancellation_fee: 0, refund_due: due(1000) },
      'Nous te remboursons 1\u00a0000\u00a0€',
    ],
    ['keeps the fee', { paid: 1000, cancellation_fee: 300, refund_due: due(700) }, 'Nous te remboursons 700\u00a0€'],
    [
      'says the sum that is due, never another one',
      { paid: 1000, cancellation_fee: 300, indemnity: 200, refund_due: due(900) },
      'Nous te versons 900\u00a0€ (387,75\u00a0€ sur la carte qui a payé, 512,25\u00a0€ par virement), le 3\u00a0juin\u00a02027 au plus tard, dont 200\u00a0€ d’indemnité.',
    ],
    [
      'says that the card which paid has it back',
      {
        ...{ paid: 300, cancellation_fee: 0, refund_due: due(300) },
        payments: [{ on: '2027-03-01', kind: 'deposit' as const, method: 'card' as const, amount: 300 }],
      },
      'Nous te remboursons 300\u00a0€ sur la carte qui a payé, le 3\u00a0juin\u00a02027 au plus tard.',
    ],
    ['says when the fee takes it all', { paid: 300, cancellation_fee: 300 }, 'rien à rembourser'],
    ['asks for the fee when nothing was paid', { paid: 0, cancellation_fee: 300 }, 's’élèvent à 300\u00a0€'],
    ['asks for nothing when it is free', { paid: 0, cancellation_fee: 0 }, 'Tu n’as rien à régler'],
  ])('%s', (_case, changes, expected) => {
    expect(write('canceled_by_customer', changes).paragraphs.join(' ')).toContain(expected)
  })

  it('sets the dates between commas', () => {
    expect(write('canceled_by_customer').paragraphs[0]).toContain('2027, est annulée.')
  })

  it('says why when the agency canceled, and only then', () => {
    expect(write('canceled_by_agency').paragraphs.join(' ')).toContain('Le motif : trop de neige')
    expect(write('departure_canceled').paragraphs.join(' ')).toContain('Le motif : trop de neige')
    expect(write('canceled_by_customer').paragraphs.join(' ')).not.toContain('motif')
  })
})

const NBSP = '\u00a0'

describe('what is written once one traveler is canceled', () => {
  it('says what is left, what was kept of the total, and what comes back by when', () => {
    const refund_due = { amount: 350, by: '2027-06-03' }
    const text = write('traveler_canceled', { travelers_count: 2, travelers_fee: 150, refund_due }).paragraphs.join(' ')
    expect(text).toContain('est annulée. Il en reste 2.')
    expect(text).toContain(`150${NBSP}€ de frais.`)
    expect(text).toContain(`350${NBSP}€ sur la carte qui a payé, le 3${NBSP}juin${NBSP}2027 au plus tard.`)
    expect(text).not.toContain('Il te reste à régler')
  })

  it('names the sum that the page and the contract name', () => {
    const price = { ...buildReservationDetail().price, total: 1280, deposit: 384, balance: 896 }
    const text = write('traveler_canceled', { price, paid: 576 }).paragraphs.join(' ')
    expect(text).toContain(`Il te reste à régler 704${NBSP}€ du solde`)
    expect(text).not.toContain('896')
    expect(text).toContain('La place est déduite du solde : il n’y a rien à te rembourser.')
  })

  it('says what is left to pay when nothing comes back, and no fee when there is none', () => {
    const text = write('traveler_canceled').paragraphs.join(' ')
    expect(text).toContain('Il te reste à régler')
    expect(text).not.toContain('frais')
  })
})

describe('what is written once options change', () => {
  it('says which ones are left, the total and what comes back', () => {
    const refund_due = { amount: 40, by: '2027-05-16' }
    const text = write('options_changed', { refund_due }).paragraphs.join(' ')
    expect(text).toContain('Sac de couchage prêté × 1')
    expect(text).toContain(`40${NBSP}€ sur la carte qui a payé, le 16${NBSP}mai${NBSP}2027 au plus tard.`)
    const price = { ...buildReservationDetail().price, lines: [] }
    expect(write('options_changed', { price }).paragraphs.join(' ')).toContain('Tu n’as plus d’option.')
  })
})

describe('what is written once a place is handed over', () => {
  it('acknowledges it with the day and the hour, and says that both answer for the rest', () => {
    const at = (minute: string) => ({ kind: 'transferred', at: `2027-05-20T16:${minute}:00.000Z`, author: 'Camille' })
    const text = write('place_transferred', { history: [at('12'), at('42')] }).paragraphs.join(' ')
    expect(text).toContain(`reçue le 20${NBSP}mai${NBSP}2027 à 18${NBSP}h${NBSP}42.`)
    expect(text).toContain('Vous répondez ensemble du solde')
    expect(text).toContain('Il te reste à régler')
  })
})

const BALANCE = `Il te reste à régler le solde de 904,75${NBSP}€ avant le 15${NBSP}mai${NBSP}2027.`
const NOT_SURE = `Le départ n’est pas encore confirmé${NBSP}: il manque 2${NBSP}inscrits, décision le 7${NBSP}mai au plus tard. N’achète pas encore ton train, on t’écrit dès que c’est sûr.`
const BAG = 'Il ne te reste qu’à réserver ton train et à faire ton sac.'
const complete = buildReservationDetail().participants.map((one) => ({ ...one, completeness: 100 }))

describe('what is written about a confirmed reservation', () => {
  it.each([
    ['says the balance and its date, and the profiles', {}, [BALANCE, 'IBAN', `Il reste 1${NBSP}profil à compléter`]],
    ['asks for no profile when all are complete', { participants: complete }, [BALANCE, 'IBAN']],
    ['asks for no money when all is paid', { paid: 1292.5 }, [`Il reste 1${NBSP}profil à compléter`]],
    ['says that only the bag is left', { paid: 1292.5, participants: complete }, [BAG]],
    [
      'says the deposit while it has not come',
      { paid: 100, participants: complete },
      [`l’acompte de 287,75${NBSP}€ avant le 10${NBSP}mai${NBSP}2027, puis le solde de 904,75${NBSP}€`, 'IBAN'],
    ],
    [
      'sends nobody to buy a train before the departure is sure to leave',
      { paid: 1292.5, participants: complete, awaited: { missing_count: 2, decision_on: '2027-05-07' } },
      [NOT_SURE],
    ],
    ['asks at once when the day is over', { days_before: 5, participants: complete }, ['€ dès maintenant.', 'IBAN']],
  ])('%s', (_case, changes, expected) => {
    const [opening, ...left] = write('reservation_confirmed', changes).paragraphs
    expect(opening).toContain('2027, est confirmée.')
    expect(left).toEqual(expected.map((text) => expect.stringContaining(text) as string))
  })
})

describe('what is written about a new reservation', () => {
  const unpaid = { paid: 0 }

  it('says that the seats are kept, what to pay, and what comes next', () => {
    const { subject, title, preview, paragraphs } = write('reservation_received', unpaid)
    expect(subject).toBe('Ta réservation LAG-2027-0042 est enregistrée')
    expect([title, preview].join(' ')).toContain('« Traversée du Vercors en bivouac », du 14 au 18')
    expect(paragraphs).toHaveLength(4)
    expect(paragraphs[0]).toMatch(/^2.places sont gardées pour « Traversée du Vercors en bivouac », du 14 au/)
    expect(paragraphs[1]).toMatch(/^Règle l’acompte de 387,75/)
    expect(paragraphs[2]).toContain('avec la référence LAG-2027-0042')
  })

  it('states the sum paid, the sum left and that the departure is not confirmed', () => {
    const awaited = { missing_count: 2, decision_on: '2027-05-07' }
    const { title, paragraphs } = write('reservation_received', { status: 'pending', awaited })
    expect(title).toBe('Tes places sont gardées')
    expect(paragraphs.slice(1, 3)).toEqual([`Acompte reçu : 387,75${NBSP}€.`, BALANCE])
    expect(paragraphs).toContain(NOT_SURE)
    const all = write('reservation_received', { status: 'pending', awaited, paid: 1292.5 }).paragraphs
    expect(all[1]).toBe(`Tout est réglé, départ à confirmer : 1${NBSP}292,50${NBSP}€.`)
    expect(write('reservation_received', { paid: 0 }).title).toBe('En route !')
  })

  it('says it of one seat', () => {
    expect(write('reservation_received', { travelers_count: 1 }).paragraphs[0]).toMatch(/^1.place est gardée pour/)
  })

  it('reminds of a deposit that is due soon', () => {
    const { subject, preview, paragraphs } = write('deposit_due_soon', unpaid)
    expect(subject).toBe('L’acompte de ta réservation LAG-2027-0042 est attendu')
    expect(preview).toBe(`Avant le 10${NBSP}mai${NBSP}2027.`)
    expect(paragraphs[0]).toContain('du 14 au')
    expect(paragraphs[1]).toMatch(/^Règle l’acompte/)
    expect(paragraphs).toHaveLength(4)
  })

  it('says what becomes of it without a deposit', () => {
    const { subject, preview, paragraphs } = write('deposit_due', unpaid)
    expect(subject).toBe('Sans acompte, ta réservation LAG-2027-0042 sera annulée')
    expect(preview).toMatch(/gardées encore \d+.jours\.$/)
    expect(paragraphs[0]).toContain('« Traversée du Vercors en bivouac »')
    expect(paragraphs[1]).toMatch(/^Règle l’acompte/)
    expect(paragraphs[3]).toMatch(/^Sans lui dans \d+.jours, la réservation sera annulée sans frais/)
  })
})

describe('how a balance is paid', () => {
  const CARD = 'par ton lien privé : https://lagopede.test/payer#token=exemple'
  const meansOf = (kind: Parameters<typeof write>[0], changes = {}) =>
    write(kind, changes, CARD).paragraphs.filter((text) => /^(Ou )?par (carte|virement)/i.test(text))

  it.each(['reservation_received', 'reservation_moved', 'traveler_canceled', 'balance_due_soon'] as const)(
    'is told card first to who paid by card: %s',
    (kind) => {
      expect(meansOf(kind)).toEqual([
        `Par carte, ${CARD}`,
        expect.stringMatching(/^Ou par virement à Lagopède SAS, IBAN/),
      ])
    },
  )

  it('offers the transfer first to a customer who paid by transfer', () => {
    const payments = [{ on: '2027-05-04', kind: 'deposit' as const, method: 'bank_transfer' as const, amount: 387.75 }]
    expect(meansOf('balance_due_soon', { payments })).toEqual([
      expect.stringMatching(/^Par virement à Lagopède SAS/),
      `Ou par carte, ${CARD}`,
    ])
  })

  it('is told with the card alone once no transfer would arrive', () => {
    const late = { bank: null, no_transfer: 'Un virement n’arriverait plus avant le départ.' }
    const { paragraphs } = write('balance_due', late, CARD)
    expect(paragraphs.slice(2, 4)).toEqual([`Par carte, ${CARD}`, late.no_transfer])
  })
})

describe('the subject of a message, and what is read before it is opened', () => {
  const number = 'LAG-2027-0042'

  it.each([
    ['reservation_confirmed', `Ta réservation ${number} est confirmée`, `Rendez-vous le 14${NBSP}juin${NBSP}2027.`],
    [
      'reservation_moved',
      `Ta réservation ${number} change de dates`,
      `Tu pars maintenant le 14${NBSP}juin${NBSP}2027.`,
    ],
    ['canceled_by_customer', `Réservation ${number} annulée`, 'Comme tu l’as demandé, ta réservation pour « Trav'],
    ['canceled_by_agency', `Réservation ${number} annulée`, 'Nous avons annulé ta réservation pour « Trav'],
    ['departure_canceled', `Le départ du 14${NBSP}juin${NBSP}2027 est annulé`, 'Le départ de « Trav'],
  ] as const)('of %s', (kind, subject, opening) => {
    const text = write(kind)
    expect(text.subject).toBe(subject)
    expect(text.preview.startsWith(opening)).toBe(true)
  })
})

describe('what is written of profiles to complete', () => {
  it.each(['profiles_in_30_days', 'profiles_in_7_days'] as const)('says how many, and how soon: %s', (kind) => {
    const { subject, preview, paragraphs } = write(kind)
    expect(subject).toBe(`1${NBSP}profil à compléter avant ton départ`)
    expect(preview).toBe(`Le départ est le 14${NBSP}juin${NBSP}2027.`)
    expect(paragraphs[0]).toMatch(
      /^Ton aventure « Traversée du Vercors en bivouac », du 14 au.* commence dans 42.jours\.$/,
    )
    expect(paragraphs[1]).toContain(`Il reste 1${NBSP}profil à compléter`)
  })

  it('counts none when all are complete', () => {
    const { subject, paragraphs } = write('profiles_in_7_days', { participants: complete })
    expect(subject).toBe('Profils à compléter avant ton départ')
    expect(paragraphs).toHaveLength(1)
  })
})

describe('what is written about a reservation that moved', () => {
  it('says what is due, and when', () => {
    const { paragraphs } = write('reservation_moved')
    expect(paragraphs).toContain(`Le total est de 1${NBSP}292,50${NBSP}€, dont 387,75${NBSP}€ déjà réglés.`)
    expect(paragraphs).toContain(BALANCE)
    const awaited = { missing_count: 2, decision_on: '2027-05-07' }
    expect(write('reservation_moved', { awaited }).paragraphs).toContain(NOT_SURE)
  })

  it('says nothing of a payment that has not come, nor of a debt that is none', () => {
    const [opening, total] = write('reservation_moved', { paid: 0 }).paragraphs
    expect(opening).toMatch(/^Ta réservation est maintenant pour « Trav/)
    expect(total).toBe(`Le total est de 1${NBSP}292,50${NBSP}€.`)
    expect(write('reservation_moved', { paid: 1292.5 }).paragraphs.join(' ')).not.toContain('Il te reste')
  })
})
