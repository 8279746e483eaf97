import { describe, expect, it } from 'vitest'
import { buildContractFacts } from '../../../../tests/factories/contract-facts'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { contractText } from './contract-text'

const customer = { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' }

const sectionsOf = ({
  contract = {},
  reservation = {},
}: {
  contract?: Parameters<typeof buildContractFacts>[0]
  reservation?: Parameters<typeof buildReservationDetail>[0]
} = {}) =>
  contractText({
    customer,
    reservation: buildReservationDetail(reservation),
    contract: buildContractFacts(contract),
  })

/** The lines of a section as one text with plain spaces; undefined when the section is left out. */
const textOf = (title: string, change: Parameters<typeof sectionsOf>[0] = {}) =>
  sectionsOf(change)
    .find((section) => section.title === title)
    ?.lines.map(({ text }) => text)
    .join('\n')
    .replaceAll('\u00a0', ' ')

describe('the contract of a booking', () => {
  it('says what R211-6 wants, in this order, and ends with the conditions', () => {
    expect(sectionsOf().map(({ title }) => title)).toEqual([
      'Les parties',
      'Le programme et les hébergements',
      'Le transport',
      'Compris dans le prix',
      'Non compris',
      'Demandes particulières',
      'Nombre minimal de participants',
      'Dates et adresses de tes droits',
      'Conditions générales de vente, version 2026-11',
    ])
  })

  it('keeps the warning that was accepted about a traveler far below the trip, and says nothing without one', () => {
    const level_notice = {
      ...{ version: 'w1', demand: 4, gaps: [{ position: 2, level: 1 }] },
      lines: [{ kind: 'text' as const, text: 'Parles-en avec nous.' }],
    }
    expect(textOf('Niveau des voyageurs', { contract: { level_notice } })).toBe(
      'Voyageur 2 : niveau 1 annoncé, 4 demandé.\n' +
        'Avertissement accepté à la commande, version w1 :\n' +
        'Parles-en avec nous.',
    )
    expect(textOf('Niveau des voyageurs')).toBeUndefined()
  })

  it('keeps what the trip emits as it was counted at the order, and says nothing of it for a booking of before', () => {
    const carbon = {
      ...{
        from: { code: '69123', name: 'Lyon', is_default: false },
        version: '3.32',
        mode: 'train' as const,
        minutes: 280,
      },
      trip: { grams: 16_958, low: 16_100, high: 17_800 },
      stay: { grams: 21_673, low: 19_000, high: 24_000 },
    }
    expect(textOf('Le bilan carbone, compté à la commande', { reservation: { carbon } })).toBe(
      'Par personne, depuis Lyon : 17 kg aller-retour, 39 kg séjour compris.\n' +
        'Fourchette : entre 35 et 42 kg.\n' +
        'Trajet compté : Train, aller-retour, 4 h 40 l’aller.\n' +
        'Méthode et facteurs : Version 3.32.\n' +
        'Comment on compte : sur notre site, page /bilan-carbone.',
    )
    expect(textOf('Le bilan carbone, compté à la commande')).toBeUndefined()
  })

  it('says which places were handed over and when, and what the last one was agreed under', () => {
    const lines = [{ kind: 'text' as const, text: 'Vous répondez ensemble.' }]
    const transfers = [
      { position: 2, at: '2027-05-20T16:42:00.000Z', notice_version: 'c1', lines },
      { position: 1, at: '2027-05-21T07:05:00.000Z', notice_version: 'c1', lines },
    ]
    expect(textOf('Cession', { contract: { transfers } })).toBe(
      'Place du voyageur 2 cédée le 20 mai 2027 à 18 h 42.\n' +
        'Place du voyageur 1 cédée le 21 mai 2027 à 9 h 05.\n' +
        'Conditions acceptées, version c1 :\n' +
        'Vous répondez ensemble.',
    )
    expect(textOf('Cession')).toBeUndefined()
  })

  it('says the shares that a price may follow, and nothing in a contract of before', () => {
    const changes = { version: '2026-11', fuel_percent: 8, taxes_percent: 4, currency_percent: 0, answer_days: 7 }
    expect(textOf('Révision du prix')).toBeUndefined()
    const text = textOf('Révision du prix', { contract: { changes: { ...changes, silence: 'terminate' } } })
    expect(text).toContain('Carburant : 8 % du prix.')
    expect(text).toContain('version 2026-11')
  })

  it('says what the agency changed, why, at what price, and how it was accepted', () => {
    const amendment = {
      ...{ kind: 'content' as const, justification: 'Le refuge ferme.', was: 'Refuge.', becomes: 'Gîte.' },
      ...{ variations: [{ cause: 'fuel' as const, from: 1.6, to: 1.76 }], from_cents: 100_000, to_cents: 98_000 },
      ...{ old_start: '2027-06-14', old_end: '2027-06-18', new_start: '2027-06-16', new_end: '2027-06-20' },
      ...{
        holding: 'silence' as const,
        at: '2027-05-08T08:00:00.000Z',
        told_on: '2027-05-01',
        text_version: '2026-11',
      },
    }
    expect(textOf('Modifications du contrat')).toBeUndefined()
    const text = textOf('Modifications du contrat', { contract: { amendments: [amendment] } })
    for (const words of ['Le refuge ferme.', 'Avant : Refuge.', 'Après : Gîte.', '1,6 au contrat, 1,76', '16', '980'])
      expect(text).toContain(words)
    expect(text).toMatch(/1.000 € avant, 980 € après/)
    expect(text).toMatch(/Acceptée faute de réponse le .*8 mai 2027/)
  })

  it('names both parties, the registration, the guarantor, the insurer and whom to call', () => {
    const text = textOf('Les parties')
    for (const said of [
      'Camille Rey, camille@exemple.fr',
      'Lagopède Voyages, SAS, 4 quai des Marmottes',
      'IM074000000',
      'Garantie des Sommets',
      'Mutuelle des Refuges',
      '04 65 71 20 18, bonjour@lagopede.test',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('says each day with its date, its night and its meals', () => {
    expect(textOf('Le programme et les hébergements')).toBe(
      '14 juin 2027 : Monter au plateau. On marche dans la hêtraie. Nuit : Bivouac. Repas : Dîner.\n' +
        '15 juin 2027 : Redescendre. Par le versant sud.',
    )
  })

  it('says until when a departure may be canceled for want of participants', () => {
    expect(textOf('Nombre minimal de participants')).toBe(
      'Ce départ demande 4 participants au moins.\n' +
        'Dernier jour pour te dire qu’il est annulé faute de participants : 7 juin 2027.',
    )
    expect(textOf('Nombre minimal de participants', { reservation: { duration_days: 8 } })).toContain('25 mai 2027')
    expect(textOf('Nombre minimal de participants', { contract: { min_participants: null } })).toBe(
      'Ce départ n’en demande pas.',
    )
  })

  it('says until when it may be handed over, where to complain, and who mediates', () => {
    const rights = textOf('Dates et adresses de tes droits')
    expect(rights).toContain('de plein droit : 7 juin 2027')
    expect(rights).toContain('Pour une réclamation : bonjour@lagopede.test, 4 quai des Marmottes')
    expect(rights).toContain('Médiation du Voyage')
  })

  it('names the options as the requests that were accepted', () => {
    expect(textOf('Demandes particulières')).toContain('Sac de couchage prêté × 1')
    const price = { ...buildReservationDetail().price, lines: buildReservationDetail().price.lines.slice(0, 1) }
    expect(textOf('Demandes particulières', { reservation: { price } })).toBe('Aucune ne fait partie du contrat.')
  })

  it('leaves out the conditions when there are none, and says what is known of an agency that told nothing', () => {
    const contract = { terms: null, agency: null }
    expect(sectionsOf({ contract }).at(-1)?.title).toBe('Dates et adresses de tes droits')
    expect(textOf('Les parties', { contract })).toContain('L’organisateur et vendeur : Lagopède.')
  })
})
