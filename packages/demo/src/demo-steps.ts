import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { sayLanguages } from '@/domain/catalogue/guide-languages'
import { query, queryOne } from '@/server/platform/db/pool'
import { ADVICE } from './articles/advice'
import { EXPEDITIONS } from './catalogue/expeditions'
import { GUIDES } from './catalogue/reference'
import { keepCarbon } from './keep-carbon'
import { markChildPrices } from './mark-child-prices'
import { markStationAltitudes } from './mark-station-altitudes'
import { missingSteps, STEP_NAMES, type StepName } from './missing-steps'
import { markSeed, readStepsTaken } from './seed-state'
import { demoCarbon } from './trip-carbon'
import { writeArticles } from './write-articles'
import { writeFaq } from './write-faq'
import { writeLegal } from './write-legal'
import { writeLevelQuiz } from './write-level-quiz'
import { rewriteMethodPage, writePages } from './write-pages'
import { writePromoCodes } from './write-promo-codes'

/** Tells of the trips of an earlier demo how one gets there and what one has on site, where nobody told any of it. */
const markTripCarbon = async ({ payload }: { payload: Payload }): Promise<void> => {
  for (const expedition of EXPEDITIONS) {
    const untold = await queryOne<{ id: number }>(
      `select e.id from expeditions e where e.slug = $1 and e.access_station_name is null and e.stay_guide_km is null
         and not exists (select 1 from trip_approach t where t._parent_id = e.id)
         and not exists (select 1 from trip_nights t where t._parent_id = e.id)`,
      [expedition.slug],
    )
    if (!untold) continue
    await payload.update({ collection: 'expeditions', id: untold.id, data: demoCarbon(expedition) })
  }
}

/** Says of the plans of an earlier demo which level they prepare for, in the version that is edited too. */
const markLevelPlans = async (): Promise<void> => {
  for (const { slug, prepares } of ADVICE) {
    if (prepares === undefined) continue
    await query('update articles set prepares_level = $2 where slug = $1 and prepares_level is null', [slug, prepares])
    await query(
      `update _articles_v v set version_prepares_level = $2 from articles a
       where a.slug = $1 and v.parent_id = a.id and v.latest and v.version_prepares_level is null`,
      [slug, prepares],
    )
  }
}

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
    await completeGuides(payload)
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
  'kept carbon': keepCarbon,
  'station altitudes': markStationAltitudes,
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

/**
 * Answers for the travelers of the demo whether their trip was as hard as announced: most say so, and those who rated the
 * level low do not. Only where nobody answered, for reviews of trips that were made.
 */
const answerFeltLevels = async (): Promise<void> => {
  await query(`
    update reviews set felt_level = (case
      when level_rate <= 3 then case when id % 3 = 0 then 'too_easy' else 'too_hard' end
      when id % 11 = 0 then 'too_hard' when id % 17 = 0 then 'too_easy' else 'right' end)::enum_reviews_felt_level
    where felt_level is null and reservation_id is not null and id % 4 <> 0
      and user_id in (select id from users where email not like '%@lagopede.test')`)
}

/** Gives the guides of an earlier demo their languages and diplomas, where nobody wrote any. */
const completeGuides = async (payload: Payload): Promise<void> => {
  for (const { slug, languages, diplomas } of GUIDES) {
    const found = await payload.find({ collection: 'guides', where: { slug: { equals: slug } }, depth: 0 })
    const [guide] = found.docs
    if (!guide || (guide.languages ?? []).length > 0 || (guide.diplomas ?? []).length > 0) continue
    // Languages stood among the facts.
    const facts = (guide.facts ?? []).filter(({ text }) => text !== sayLanguages(languages))
    await payload.update({
      collection: 'guides',
      id: guide.id,
      data: { languages: [...languages], diplomas: diplomas.map((diploma) => ({ ...diploma })), facts },
      depth: 0,
    })
  }
}
