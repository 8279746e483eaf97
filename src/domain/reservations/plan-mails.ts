import type { MailRefusal, ScheduledMail, ScheduledMailKind } from './scheduled-mails'

export type MailState = 'planned' | 'sent' | 'skipped' | 'replaced'

/** A mail as it is kept. `isHeld`: it is on its way, or a person decided on it, so that no rule changes it. */
export type KeptMail = {
  id: number
  kind: ScheduledMailKind
  participantId: number | null
  occasion: string | null
  dueAt: Date
  state: MailState
  isHeld: boolean
}

export type MailPlan = {
  /** To write, or to plan again at that hour. */
  plan: Array<Pick<ScheduledMail, 'kind' | 'participantId' | 'occasion' | 'dueAt'>>
  skip: Array<{ id: number; reason: MailRefusal }>
  /** Those of a day that is no longer the day. */
  replace: number[]
}

type Named = Pick<ScheduledMail, 'kind' | 'participantId' | 'occasion'>

const isSame = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.participantId === other.participantId && one.occasion === other.occasion

type Given = { wanted: ScheduledMail[]; kept: KeptMail[] }

/** What of a kept plan is to change for it to be what the rules say now. What was sent stays sent. */
export const planMails = (given: Given): MailPlan => {
  const { plan, skip } = followRules(given)
  const orphans = given.kept.filter((mail) => isOpen(mail) && !given.wanted.some((one) => isSame(one, mail)))
  // Of a traveler who has no address any more, no mail is wanted at all.
  const isReader = ({ participantId }: KeptMail): boolean =>
    participantId === null || given.wanted.some((one) => one.participantId === participantId)
  return {
    plan,
    skip: [
      ...skip,
      ...orphans.filter((mail) => !isReader(mail)).map(({ id }) => ({ id, reason: 'no_address' as const })),
    ],
    replace: orphans.filter(isReader).map(({ id }) => id),
  }
}

const isOpen = ({ state, isHeld }: KeptMail): boolean => state === 'planned' && !isHeld

const followRules = ({ wanted, kept }: Given): Pick<MailPlan, 'plan' | 'skip'> => {
  const changes: Pick<MailPlan, 'plan' | 'skip'> = { plan: [], skip: [] }
  for (const { refusal, ...mail } of wanted) {
    const before = kept.find((one) => isSame(one, mail))
    if (before && (before.isHeld || before.state === 'sent')) continue
    const wasPlanned = before?.state === 'planned'
    if (refusal === null && !(wasPlanned && before.dueAt.getTime() === mail.dueAt.getTime())) changes.plan.push(mail)
    if (refusal !== null && wasPlanned) changes.skip.push({ id: before.id, reason: refusal })
  }
  return changes
}
