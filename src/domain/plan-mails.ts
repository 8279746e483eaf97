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

/** What of a kept plan is to change for it to be what the rules say now. What was sent stays sent. */
export const planMails = ({ wanted, kept }: { wanted: ScheduledMail[]; kept: KeptMail[] }): MailPlan => {
  const changes: MailPlan = { plan: [], skip: [], replace: [] }
  for (const { refusal, ...mail } of wanted) {
    const before = kept.find((one) => isSame(one, mail))
    if (before?.isHeld || before?.state === 'sent') continue
    if (refusal === null) {
      const isAsKept = before?.state === 'planned' && before.dueAt.getTime() === mail.dueAt.getTime()
      if (!isAsKept) changes.plan.push(mail)
    } else if (before?.state === 'planned') changes.skip.push({ id: before.id, reason: refusal })
  }
  for (const { id, participantId, ...mail } of kept) {
    if (mail.state !== 'planned' || mail.isHeld) continue
    if (wanted.some((one) => isSame(one, { ...mail, participantId }))) continue
    const isOfReader = participantId === null || wanted.some((one) => one.participantId === participantId)
    if (isOfReader) changes.replace.push(id)
    else changes.skip.push({ id, reason: 'no_address' })
  }
  return changes
}
