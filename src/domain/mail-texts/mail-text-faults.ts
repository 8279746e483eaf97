import {
  factNames,
  factsOfText,
  MAIL_TEXT_LIMITS,
  MAIL_TEXT_PARTS,
  onlyFact,
  type MailText,
  type MailTextPart,
} from './mail-text'

export type MailTextFault = { path: MailTextPart; message: string }

/** Why a text can't take the place of the initial one, each in French; none when it can. */
export const mailTextFaults = ({ text, initial }: { text: MailText; initial: MailText }): MailTextFault[] => {
  const facts = factsOfText(initial)
  return MAIL_TEXT_PARTS.flatMap((path) => {
    const words = path === 'body' ? text.body.join('\n') : text[path]
    const messages = [
      ...shapeFaults({ path, words }),
      ...nameFaults({ words, facts }),
      ...(path === 'body' ? bodyFaults({ body: text.body, facts }) : lineFaults({ words, facts })),
    ]
    return messages.map((message) => ({ path, message }))
  })
}

type Facts = ReturnType<typeof factsOfText>

const shapeFaults = ({ path, words }: { path: MailTextPart; words: string }): string[] => [
  ...(words.trim() === '' ? ['Écris quelque chose ici.'] : []),
  ...(words.length > MAIL_TEXT_LIMITS[path]
    ? [`Au plus ${String(MAIL_TEXT_LIMITS[path])} caractères\u00a0: il y en a ${String(words.length)}.`]
    : []),
  ...(path !== 'body' && /[\r\n]/.test(words) ? ['Une seule ligne, sans retour à la ligne.'] : []),
  // Tabs and line breaks are blanks; no other control character is typed.
  ...(/[^\P{Cc}\t\r\n]/u.test(words) ? ['Un caractère invisible s’y est glissé\u00a0: efface-le.'] : []),
  ...(/[{}]/.test(words.replace(/\{[^{}\n]*\}/g, ''))
    ? ['Une accolade est seule\u00a0: un repère s’écrit {entre deux accolades}.']
    : []),
]

const nameFaults = ({ words, facts: { known } }: { words: string; facts: Facts }): string[] =>
  [...new Set(factNames(words))]
    .filter((name) => !known.includes(name))
    .map((name) => `Ce mail n’a pas de repère {${name}}.${known.length > 0 ? ` Il a ${listed(known)}.` : ''}`)

const bodyFaults = ({ body, facts: { required, blocks } }: { body: readonly string[]; facts: Facts }): string[] => {
  const said = body.flatMap(factNames)
  const missing = required.filter((name) => !said.includes(name))
  const inLines = blocks.filter((name) => body.some((line) => line.includes(`{${name}}`) && onlyFact(line) !== name))
  return [
    ...(missing.length > 0 ? [`Il manque ${listed(missing)}\u00a0: ce que dit ce mail ne peut pas se perdre.`] : []),
    ...inLines.map((name) => `{${name}} est un paragraphe entier\u00a0: laisse-le seul sur sa ligne.`),
    ...[...new Set(said)]
      .filter((name) => blocks.includes(name) && said.filter((one) => one === name).length > 1)
      .map((name) => `{${name}} est là deux fois\u00a0: garde-le une fois.`),
  ]
}

const lineFaults = ({ words, facts: { blocks } }: { words: string; facts: Facts }): string[] =>
  blocks.filter((name) => factNames(words).includes(name)).map((name) => `{${name}} ne peut être que dans le texte.`)

const listed = (names: string[]): string => names.map((name) => `{${name}}`).join(', ')
