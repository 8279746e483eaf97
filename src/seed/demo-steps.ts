import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { missingSteps, STEP_NAMES, type StepName } from './missing-steps'
import { answerFeltLevels } from './answer-felt-levels'
import { completeGuides } from './complete-guides'
import { markSeed, readStepsTaken } from './seed-state'
import { markChildPrices } from './mark-child-prices'
import { markTripCarbon } from './mark-trip-carbon'
import { markLevelPlans } from './mark-level-plans'
import { writeArticles } from './write-articles'
import { writeFaq } from './write-faq'
import { writeLegal } from './write-legal'
import { writeLevelQuiz } from './write-level-quiz'
import { rewriteMethodPage, writePages } from './write-pages'
import { writePromoCodes } from './write-promo-codes'

type TakeStep = (options: { payload: Payload }) => Promise<void>

/** Each writes what is not there, and nothing over what a person wrote: one that was cut short is taken again. */
const TAKE: Record<StepName, TakeStep> = {
  'legal texts': writeLegal,
  pages: writePages,
  faq: writeFaq,
  'level quiz': writeLevelQuiz,
  articles: writeArticles,
  'information forms': writeLegal,
  'audience texts': writeLegal,
  'level notice': writeLegal,
  'level plans': markLevelPlans,
  'cancellation choices': writeLegal,
  'guides and felt levels': async ({ payload }) => {
    await completeGuides({ payload })
    await answerFeltLevels()
  },
  'plans of other levels': writeArticles,
  'child prices': markChildPrices,
  'transfer notice': writeLegal,
  'invoice notice': writeLegal,
  'trip carbon': markTripCarbon,
  'promo codes': writePromoCodes,
  'carbon method': rewriteMethodPage,
  'parental authorisation': writeLegal,
  'plan of level 1': writeArticles,
  'contract changes': writeLegal,
  'guardian privacy': writeLegal,
}

export const DEMO_STEPS = STEP_NAMES.map((name) => ({ name, take: TAKE[name] }))

/** Takes the steps that a demo of an earlier version lacks, and notes each once it is taken. */
export const takeMissingSteps = async ({ onProgress }: { onProgress: (step: string) => void }): Promise<void> => {
  const payload = await getPayload({ config, cron: false })
  for (const name of await missingSteps()) {
    onProgress(name)
    await TAKE[name]({ payload })
    await markSeed('done', [...((await readStepsTaken()) ?? []), name])
  }
}
