import type { ContractFacts } from '@/server/features/documents/read-contract'

/** The contract of a trip of two written days for four people at least, under conditions of two lines. */
export const buildContractFacts = (change: Partial<ContractFacts> = {}): ContractFacts => ({
  min_participants: 4,
  days: [
    { title: 'Monter au plateau', text: 'On marche dans la hêtraie.', night: 'Bivouac', meals: 'Dîner' },
    { title: 'Redescendre', text: 'Par le versant sud.', night: null, meals: null },
  ],
  included: ['Le guide', 'Les dîners'],
  not_included: ['Le train'],
  agency: {
    company: 'Lagopède Voyages',
    form: 'SAS',
    capital: null,
    office: '4 quai des Marmottes, 74000 Annecy',
    register: 'RCS Annecy 000 000 000',
    vat: null,
    travel_register: 'IM074000000',
    director: null,
    email: 'bonjour@lagopede.test',
    guarantor: 'Garantie des Sommets',
    insurer: 'Mutuelle des Refuges',
    mediator: 'Médiation du Voyage',
    host: null,
    phone: '04 65 71 20 18',
    phone_e164: '+33465712018',
  },
  level_notice: null,
  transfers: [],
  changes: null,
  amendments: [],
  terms: {
    version: '2026-11',
    lines: [
      { kind: 'heading', text: 'Commander' },
      { kind: 'text', text: 'La commande est passée quand tu appuies.' },
    ],
  },
  ...change,
})
