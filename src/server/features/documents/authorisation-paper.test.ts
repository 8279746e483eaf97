import { describe, expect, it } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { authorisationPaper } from './authorisation-paper'
import { buildPdf } from './build-pdf'

const GUARDIAN = {
  first_name: 'Nadia',
  last_name: 'Rey',
  phone: '+33639981234',
  contacts: [
    { name: 'Paul Rey', phone: '+33639981235' },
    { name: 'Jeanne Rey', phone: '+33639981236' },
  ],
  pick_ups: [],
}
const [first] = buildReservationDetail().participants
const paperOf = (change: Parameters<typeof buildReservationDetail>[0] = {}, pickUps: typeof GUARDIAN.contacts = []) =>
  authorisationPaper({
    reservation: buildReservationDetail({ expedition: buildBookedExpedition({ meeting_point: 'Quai 4' }), ...change }),
    guardian: { ...GUARDIAN, pick_ups: pickUps },
    version: '2026-12',
    lines: [{ kind: 'text', text: 'Je signe : oui.' }],
  })

describe('authorisationPaper', () => {
  it('names the children, who answers for them, who is called next, and the text by its version', () => {
    const { facts, text } = paperOf()
    expect(facts.map(({ title }) => title)).toEqual([
      'Le voyage',
      'Les enfants',
      'Qui répond de l’enfant, et qui prévenir',
      'Qui peut venir chercher l’enfant, en plus du responsable',
    ])
    expect(facts[1]?.rows).toEqual([
      { label: 'Camille Rey', value: expect.stringMatching(/^Naissance le 12\savr\.\s1992$/) as string },
      { label: 'Hugo Martel', value: expect.stringMatching(/^Naissance le 28\sfévr\.\s1990$/) as string },
    ])
    expect(facts[2]?.rows.map(({ label }) => label)).toEqual(['Nadia Rey, responsable', 'Paul Rey', 'Jeanne Rey'])
    expect(facts[3]?.rows).toEqual([{ label: 'Personne d’autre', value: '' }])
    expect(text).toEqual({
      title: 'Ce que je signe, version 2026-12',
      lines: [{ kind: 'text', text: 'Je signe\u00a0: oui.' }],
    })
  })

  it('leaves room to write in what is not known yet, and names who may come', () => {
    const { facts } = paperOf(
      {
        participants: [
          { ...(first as NonNullable<typeof first>), first_name: null, last_name: null, birth_date: null },
        ],
      },
      [{ name: 'Zoé', phone: '+33639981239' }],
    )
    expect(facts[1]).toMatchObject({ title: 'L’enfant', rows: [{ label: expect.stringMatching(/^[. ]+$/) as string }] })
    expect(facts[3]?.rows).toEqual([{ label: 'Zoé', value: expect.stringContaining('39') as string }])
  })

  it('is drawn on one page', async () => {
    const text = (await buildPdf(paperOf())).toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text.match(/\/Type \/Page\b/g)?.length).toBe(1)
  })
})
