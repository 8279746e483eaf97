import { checkParticipant, type CheckInput, type Draft, type ParticipantErrors } from './participant-check'

type ChangeInput = Omit<CheckInput<Draft>, 'draft'> & { known: Draft; changes: Partial<Draft> }

/** A traveler once the fields that are sent are changed, the sizes one by one, and what is wrong with these fields. */
export const changeParticipant = ({
  known,
  changes,
  ...facts
}: ChangeInput): { participant: Draft; errors: ParticipantErrors } => {
  const { participant, errors } = checkParticipant({ draft: withChanges({ known, changes }), ...facts })
  // What nobody sent may have become wrong since, by a trip that moved: it keeps nobody from saving the rest.
  const sent = Object.entries(errors).filter(([field]) => field.replace(/^sizes\..*/, 'sizes') in changes)
  return { participant, errors: Object.fromEntries(sent) }
}

/** A draft with the fields that are sent, unchecked. */
export const withChanges = ({ known, changes }: { known: Draft; changes: Partial<Draft> }): Draft => ({
  ...known,
  ...changes,
  sizes: { ...known.sizes, ...changes.sizes },
})
