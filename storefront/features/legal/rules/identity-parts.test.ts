import { describe, expect, it } from 'vitest'
import type { LegalIdentity } from '@/contract/legal'
import { identityParts } from './identity-parts'

const empty: LegalIdentity = {
  company: null,
  form: null,
  capital: null,
  office: null,
  register: null,
  vat: null,
  travel_register: null,
  director: null,
  email: null,
  guarantor: null,
  insurer: null,
  mediator: null,
  host: null,
  phone: '04 65 71 20 18',
  phone_e164: '+33465712018',
}

describe('who the agency is by law', () => {
  it('leaves out what nobody filled in, and a heading without facts', () => {
    expect(identityParts(empty)).toEqual([
      {
        id: 'editeur',
        title: 'Éditeur',
        rows: [{ label: 'Téléphone', value: '04 65 71 20 18', href: 'tel:+33465712018' }],
      },
    ])
  })

  it('names the guarantor, the insurer, the mediator and the host', () => {
    const facts = { guarantor: 'Le garant', insurer: 'L’assureur', mediator: 'Le médiateur', host: 'L’hébergeur' }
    const [publisher, mediator, host] = identityParts({ ...empty, ...facts, email: 'bonjour@lagopede.test' })
    expect(publisher?.rows.map(({ value }) => value)).toEqual([
      'Le garant',
      'L’assureur',
      'bonjour@lagopede.test',
      '04 65 71 20 18',
    ])
    expect(publisher?.rows.find(({ label }) => label === 'E-mail')?.href).toBe('mailto:bonjour@lagopede.test')
    expect(mediator).toEqual({
      id: 'mediation',
      title: 'Médiation de la consommation',
      rows: [{ label: 'Médiateur', value: 'Le médiateur' }],
    })
    expect(host).toEqual({
      id: 'hebergeur',
      title: 'Hébergeur',
      rows: [{ label: 'Hébergement', value: 'L’hébergeur' }],
    })
  })
})
