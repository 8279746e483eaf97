import { expect, it } from 'vitest'
import { notRunWords, trackRecordSentence, type NotRun } from './track-record'

const gone = (change: Partial<NotRun> = {}): NotRun => ({
  departure_start: '2027-04-12',
  departure_end: '2027-04-20',
  is_canceled: true,
  canceled_on: '2027-03-22',
  ending: 'minimum',
  registered: 2,
  minimum: 4,
  ...change,
})
const EMPTY = gone({ is_canceled: false, canceled_on: null, ending: null, registered: null })
const record = (planned: number, ...not_run: NotRun[]) => trackRecordSentence({ planned, not_run })
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it.each([
  ['no departure', record(0), null],
  ['one that ran', record(1), 'Le seul départ de ces douze derniers mois a eu lieu.'],
  ['one that was canceled', record(1, gone()), 'Le seul départ de ces douze derniers mois a été annulé.'],
  ['one that nobody booked', record(1, EMPTY), 'Le seul départ de ces douze derniers mois n’a pas eu lieu.'],
  ['all of them', record(12), 'Les 12 départs de ces douze derniers mois ont tous eu lieu.'],
  ['none of them', record(2, gone(), gone()), 'Aucun des 2 départs prévus ces douze derniers mois n’a eu lieu.'],
  [
    'all but one',
    record(5, gone()),
    'Sur les 5 départs prévus ces douze derniers mois, 4 ont eu lieu. L’autre a été annulé.',
  ],
  [
    'all but some',
    record(34, gone(), gone(), gone()),
    'Sur les 34 départs prévus ces douze derniers mois, 31 ont eu lieu. Les 3 autres ont été annulés.',
  ],
  [
    'one alone, another being empty',
    record(3, gone(), EMPTY),
    'Sur les 3 départs prévus ces douze derniers mois, un seul a eu lieu. Les 2 autres n’ont pas eu lieu.',
  ],
])('says of %s what took place', (_, sentence, expected) => {
  expect(sentence).toBe(expected)
})

it.each([
  [{}, 'Annulé le 22 mars, faute d’inscrits. 2 inscrits sur 4.'],
  [{ registered: 0 }, 'Annulé le 22 mars, faute d’inscrits. Aucun inscrit sur 4.'],
  [
    { ending: 'circumstances', registered: 6 },
    'Annulé le 22 mars, pour des circonstances que personne ne pouvait éviter. 6 inscrits.',
  ],
  [{ ending: 'other', registered: 1, minimum: null }, 'Annulé le 22 mars, par décision de l’agence. 1 inscrit.'],
  [{ ending: 'other', registered: 4 }, 'Annulé le 22 mars, par décision de l’agence. 4 inscrits.'],
  [{ canceled_on: '2026-12-30' }, 'Annulé le 30 déc. 2026, faute d’inscrits. 2 inscrits sur 4.'],
  [{ canceled_on: null, ending: null, registered: null }, 'Annulé.'],
  [EMPTY, 'Personne ne s’était inscrit.'],
] satisfies Array<[Partial<NotRun>, string]>)('says why one did not run: %j', (change, expected) => {
  expect(plain(notRunWords(gone(change)))).toBe(expected)
})
