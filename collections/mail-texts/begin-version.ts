import type { CollectionBeforeValidateHook } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { noonOf } from '@/domain/days/days'
import { INITIAL_TEXTS, isMailTextKind } from '@/domain/mail-texts/mail-texts'
import type { MailText } from '@/payload-types'

/** The initial text of a mail is its version 1. */
const FIRST = 1

/** Today in Paris, as a field of days keeps it. */
export const today = (): string => noonOf(calendarDayInParis(new Date()))

/** A new version begins with the initial text where it brings none, from today on, under the next number. */
export const beginVersion: CollectionBeforeValidateHook<MailText> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !isMailTextKind(data?.kind)) return data
  const { subject, title, preview, body } = INITIAL_TEXTS[data.kind]
  return {
    ...{ subject, title, preview, body: body.join('\n\n'), effective_on: today() },
    // What a form leaves out is there without a value.
    ...Object.fromEntries(Object.entries(data).filter(([, value]) => (value ?? null) !== null)),
    version: data.version || (await nextVersion({ kind: data.kind, req })),
  }
}

type Asked = { kind: string; req: Parameters<CollectionBeforeValidateHook>[0]['req'] }

const nextVersion = async ({ kind, req }: Asked): Promise<string> => {
  const { docs } = await req.payload.find({
    collection: 'mail-texts',
    where: { kind: { equals: kind } },
    select: { version: true },
    pagination: false,
    req,
  })
  const numbers = docs.map(({ version }) => Number(version)).filter((number) => Number.isSafeInteger(number))
  return String(Math.max(FIRST, ...numbers) + 1)
}
