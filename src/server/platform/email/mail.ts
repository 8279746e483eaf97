import type { ReactElement } from 'react'
import { fillMailText, type FilledMailText, type MailText } from '@/domain/mail-texts/mail-text'
import { INITIAL_TEXTS, type MailTextFacts, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import type { MailQuery } from '../db/mail-query'
import { mailTextInForce } from './mail-text-in-force'

/**
 * What the outbox keeps of each message, by its template: whom it is for, never what it says. A feature adds its own in
 * its mails.tsx.
 */
export interface Mails {}

/** A message to send. Addresses, links and tokens are found by the worker as it sends. */
export type OutgoingMail = { [Template in keyof Mails]: { template: Template } & Mails[Template] }[keyof Mails]

/** A message as it is, but for its rendering. */
export type ComposedMail = {
  to: string
  subject: string
  content: ReactElement
  headers?: Record<string, string>
  attachments?: Array<{ filename: string; content: string | Buffer; contentType: string }>
  /**
   * Writes down that it has left, by one statement, after which its `read` finds nothing more to send: whoever is killed
   * right after that sends it no second time.
   */
  onSent?: (query: MailQuery) => Promise<unknown>
}

export type { MailQuery }

/**
 * Which readers get few of a message in an hour: all of what anyone can have sent to any address; those whose address nobody proved,
 * of what an account can have sent; none of what the agency sends or somebody paid for, and of what its call counts.
 */
export type LimitedFor = 'everyone' | 'unproven' | 'nobody'

type Declaration<Told, Facts> = {
  limitedFor: LimitedFor | ((told: Told) => LimitedFor)
  /** Who reads it and what it tells, by the database of this very moment; null when nobody is left to write to. */
  read: (told: Told, query: MailQuery) => Promise<Facts | null>
  /** Recipient, subject and content. */
  write: (facts: Facts) => ComposedMail | Promise<ComposedMail>
  /** Facts to look at the message by, with `npm run mail:preview`. */
  sample: () => NoInfer<Facts>
}

/** A message of the house: what `read` found, or the sample, as `write` says it. */
export type Mail<Told> = {
  limitedFor: (told: Told) => LimitedFor
  compose: (told: Told, query: MailQuery) => Promise<ComposedMail | null>
  preview: () => ComposedMail | Promise<ComposedMail>
  /** What the agency may change of its words; none of a message to the team. */
  worded?: Worded
}

/** A message in other words than those in force, with its sample facts, and what each name stands for in them. */
export type Worded = {
  kind: MailTextKind
  preview: (text: MailText) => ComposedMail | Promise<ComposedMail>
  facts: () => Promise<Record<string, SaidFact>>
}

type SaidFact = MailTextFacts<MailTextKind, ReactElement>[keyof MailTextFacts<MailTextKind>]

/** The words of a message, with the facts that its text names in their places. */
export type SaidMail = FilledMailText<ReactElement>

/** Says the facts of a message in the text that it has. */
export type Say<Kind extends MailTextKind> = (facts: MailTextFacts<Kind, ReactElement>) => SaidMail

type WordedDeclaration<Kind extends MailTextKind, Told, Facts> = Omit<Declaration<Told, Facts>, 'write'> & {
  /** The text that it is said in: the agency’s, or the initial one. */
  text: Kind
  write: (facts: Facts, say: Say<Kind>) => ComposedMail | Promise<ComposedMail>
}

/** Declares a message once: what it knows, what it says, and how it looks with sample values. */
export const defineMail = <Told, Facts>({ limitedFor, read, write, sample }: Declaration<Told, Facts>): Mail<Told> => ({
  limitedFor: (told) => (typeof limitedFor === 'function' ? limitedFor(told) : limitedFor),
  compose: async (told, query) => {
    const facts = await read(told, query)
    return facts === null ? null : write(facts)
  },
  preview: () => write(sample()),
})

/** Declares a message to people: its words are those of the version in force as it is composed. */
export const defineWordedMail = <Kind extends MailTextKind, Told, Facts>({
  text: kind,
  read,
  write,
  sample,
  ...declaration
}: WordedDeclaration<Kind, Told, Facts>): Mail<Told> => {
  const preview = (text: MailText) => write(sample(), (facts) => fillMailText({ text, facts }))
  return {
    ...defineMail<Told, { facts: Facts; text: MailText }>({
      ...declaration,
      read: async (told, query) => {
        const facts = await read(told, query)
        return facts === null ? null : { facts, text: await mailTextInForce({ kind, query }) }
      },
      write: ({ facts, text }) => write(facts, (said) => fillMailText({ text, facts: said })),
      sample: () => ({ facts: sample(), text: INITIAL_TEXTS[kind] }),
    }),
    worded: {
      kind,
      preview,
      facts: async () => {
        let said: Record<string, SaidFact> = {}
        await write(sample(), (facts) => {
          said = facts
          return fillMailText({ text: INITIAL_TEXTS[kind], facts })
        })
        return said
      },
    },
  }
}

/** The person of the samples. */
export const SAMPLE_READER = { email: 'camille@lagopede.test', firstName: 'Camille' }
/** The trip of the samples. */
export const SAMPLE_TRIP = {
  expedition: 'Traversée du Vercors en bivouac',
  slug: 'traversee-du-vercors-en-bivouac',
  start: '2027-06-14',
  end: '2027-06-18',
}
