import { describe, expect, it } from 'vitest'
import { bodyLines, factsOfText, fillMailText, type MailText } from './mail-text'
import { mailTextFaults } from './mail-text-faults'
import { INITIAL_TEXTS, isMailTextKind, MAIL_TEXT_GROUPS, type MailTextKind } from './mail-texts'

const INITIAL: MailText = {
  subject: 'Réservation {numéro}',
  title: 'C’est noté',
  preview: 'Départ le {départ}.',
  body: ['{places} pour {aventure}.', '{règlement}', 'À bientôt.'],
}
const FACTS = {
  ...{ numéro: 'LG-1', départ: '14 juin', places: '2 places', aventure: '« Vercors »' },
  règlement: ['Règle 100 €.', 'Par carte.'],
}

describe('a text', () => {
  it('has its facts in the place of their names, and whole paragraphs where a name is alone', () => {
    expect(fillMailText({ text: INITIAL, facts: FACTS })).toEqual({
      subject: 'Réservation LG-1',
      title: 'C’est noté',
      preview: 'Départ le 14 juin.',
      paragraphs: ['2 places pour « Vercors ».', 'Règle 100 €.', 'Par carte.', 'À bientôt.'],
    })
  })

  it('leaves out the paragraph of a fact that says nothing', () => {
    const { paragraphs } = fillMailText({ text: INITIAL, facts: { ...FACTS, règlement: [], places: '' } })
    expect(paragraphs).toEqual(['pour « Vercors ».', 'À bientôt.'])
    expect(fillMailText({ text: { ...INITIAL, body: ['{places}'] }, facts: { places: '' } }).paragraphs).toEqual([])
  })

  it('reads no name in what a fact says', () => {
    const { paragraphs } = fillMailText({ text: INITIAL, facts: { ...FACTS, aventure: '{places} {numéro} $1' } })
    expect(paragraphs[0]).toBe('2 places pour {places} {numéro} $1.')
  })

  it('keeps line breaks out of a subject, whatever a fact says', () => {
    const facts = { ...FACTS, numéro: 'LG\r\nBcc: a@b.test' }
    expect(fillMailText({ text: INITIAL, facts }).subject).toBe('Réservation LG Bcc: a@b.test')
  })

  it('is read a paragraph a line, without empty ones', () => {
    expect(bodyLines(' Un. \r\n\r\n\nDeux.\n')).toEqual(['Un.', 'Deux.'])
  })

  it('has drawn parts among its paragraphs', () => {
    const quote = { drawn: true }
    const text = { ...INITIAL, body: ['Avant', '{mot}'] }
    expect(fillMailText({ text, facts: { mot: [quote] } }).paragraphs).toEqual(['Avant', quote])
  })
})

const said = (change: Partial<MailText>): string[] =>
  mailTextFaults({ text: { ...INITIAL, ...change }, initial: INITIAL }).map(
    ({ path, message }) => `${path}: ${message}`,
  )
const BODY = INITIAL.body

describe('a changed text', () => {
  it('may say the facts in other words, another order and more places', () => {
    expect(said({ subject: 'Tes {places} !', body: ['{règlement}', 'Pour {aventure}, {numéro} : {places}.'] })).toEqual(
      [],
    )
  })

  it.each<[string, Partial<MailText>, string[]]>([
    [
      'names a fact that the mail does not have',
      { subject: 'Bonjour {prenom}' },
      ['subject: Ce mail n’a pas de repère {prenom}. Il a {places}, {aventure}, {règlement}, {numéro}, {départ}.'],
    ],
    [
      'loses what the mail says',
      { body: ['À bientôt, {places}.'] },
      ['body: Il manque {aventure}, {règlement}\u00a0: ce que dit ce mail ne peut pas se perdre.'],
    ],
    [
      'has a paragraph of the site within a line',
      { body: ['{places} pour {aventure}.', 'À payer : {règlement}'] },
      ['body: {règlement} est un paragraphe entier\u00a0: laisse-le seul sur sa ligne.'],
    ],
    [
      'says a paragraph of the site twice',
      { body: [...BODY, '{règlement}'] },
      ['body: {règlement} est là deux fois\u00a0: garde-le une fois.'],
    ],
    [
      'has a paragraph of the site in its subject',
      { subject: '{règlement}' },
      ['subject: {règlement} ne peut être que dans le texte.'],
    ],
    [
      'leaves a brace open',
      { title: 'Bravo {numéro' },
      ['title: Une accolade est seule\u00a0: un repère s’écrit {entre deux accolades}.'],
    ],
    ['is empty', { title: ' ' }, ['title: Écris quelque chose ici.']],
    [
      'has a subject of two lines',
      { subject: 'Un\nBcc: a@b.test' },
      ['subject: Une seule ligne, sans retour à la ligne.'],
    ],
    [
      'has a control character',
      { title: 'Un\u0000' },
      ['title: Un caractère invisible s’y est glissé\u00a0: efface-le.'],
    ],
    ['is too long', { subject: 'a'.repeat(151) }, ['subject: Au plus 150 caractères\u00a0: il y en a 151.']],
    [
      'has a body that is too long',
      { body: [...BODY, 'a'.repeat(5000)] },
      [expect.stringContaining('body: Au plus 5000')],
    ],
  ])('is refused when it %s', (_case, change, expected) => {
    expect(said(change)).toEqual(expected)
  })
})

describe('the initial texts', () => {
  const kinds = Object.keys(INITIAL_TEXTS) as MailTextKind[]

  it.each(kinds)('%s can be sent as it is', (kind) => {
    const text = INITIAL_TEXTS[kind]
    expect(mailTextFaults({ text, initial: text })).toEqual([])
    expect(text.name.length * text.when.length).toBeGreaterThan(0)
  })

  it('are each in one group, under a name of their own', () => {
    expect(MAIL_TEXT_GROUPS.flatMap((group) => group.kinds).toSorted()).toEqual(kinds.toSorted())
    expect(new Set(kinds.map((kind) => INITIAL_TEXTS[kind].name)).size).toBe(kinds.length)
  })

  it('know their kinds, and nothing else by that name', () => {
    expect(['welcome', 'toString', 'morning_news', 7].map(isMailTextKind)).toEqual([true, false, false, false])
  })

  it('keep sums, deadlines and what binds as whole paragraphs or facts of the site', () => {
    expect(factsOfText(INITIAL_TEXTS.deposit_due)).toEqual({
      known: ['aventure', 'règlement', 'sans-acompte', 'numéro', 'délai'],
      required: ['aventure', 'règlement', 'sans-acompte'],
      blocks: ['règlement'],
    })
  })
})
