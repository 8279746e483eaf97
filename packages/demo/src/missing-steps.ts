import { readStepsTaken } from './seed-state'

/** What was added to the demo since its first version, in the order it is written; each is taken once in a demo's life. */
export const STEP_NAMES = [
  'legal texts',
  'pages',
  'faq',
  'level quiz',
  'articles',
  'information forms',
  'audience texts',
  'level notice',
  'level plans',
  'cancellation choices',
  'guides and felt levels',
  'plans of other levels',
  'child prices',
  'transfer notice',
  'invoice notice',
  'trip carbon',
  'promo codes',
  'carbon method',
  'parental authorisation',
  'plan of level 1',
  'contract changes',
  'guardian privacy',
  'kept carbon',
  'station altitudes',
] as const

export type StepName = (typeof STEP_NAMES)[number]

/** The steps that a demo of an earlier version lacks; none for a database that is not the demo's. */
export const missingSteps = async (): Promise<StepName[]> => {
  const taken = await readStepsTaken()
  return taken ? STEP_NAMES.filter((name) => !taken.includes(name)) : []
}
