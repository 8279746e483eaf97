import type { OutputOf } from '@/contract/define-route'
import type { OwnLevel } from '@/contract/own-level'
import type { QuizQuestion } from '@/domain/level-quiz/level-quiz'
import { areAnswersTo, ownLevels, type KeptAnswers } from '@/domain/travelers/own-levels'
import { query, queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'

const SAVES: RateLimit = { name: 'level_saves', points: 60, seconds: 60 * 60 }
const OTHER_VERSION = 'Ce test a changé depuis. Recharge la page pour le refaire.'
const OTHER_ANSWER = 'Cette réponse n’est pas de ce test.'

type Save = { userId: number; version: string; answers: KeptAnswers }

/**
 * Keeps what somebody answered, with the levels that its version finds: any version that was published, for a page may be older
 * than the last one. 409 for one that never was, 422 for an answer it does not have.
 */
export const saveLevelOf = async ({ userId, version, answers }: Save): Promise<OwnLevelAnswer> => {
  await countCall({ limit: SAVES, key: String(userId) })
  const quiz = await queryOne<{ questions: QuizQuestion[]; families: string[] }>(
    /* sql */ `
    select frozen as questions, (select coalesce(array_agg(slug::text), '{}') from activity_categories) as families
    from level_quizzes where version = $1 and status = 'published'`,
    [version],
  )
  if (!quiz) throw new HttpError({ status: 409, message: OTHER_VERSION })
  if (!areAnswersTo({ questions: quiz.questions, answers })) {
    throw new HttpError({
      status: 422,
      message: OTHER_ANSWER,
      fields: [{ field: 'answers', message: OTHER_ANSWER }],
    })
  }
  // Held, the account is not deleted meanwhile: nothing would remove what is kept after it.
  await query(
    /* sql */ `
    with mine as (select id from users where id = $1 and deleted_at is null for share)
    insert into user_levels (user_id, version, answers, levels) select id, $2, $3::jsonb, $4::jsonb from mine
    on conflict (user_id) do update set version = excluded.version, answers = excluded.answers, levels = excluded.levels,
      saved_at = now()`,
    [userId, version, JSON.stringify(answers), JSON.stringify(ownLevels({ ...quiz, answers }))],
  )
  return findOwnLevel(userId)
}

export type OwnLevelAnswer = OutputOf<typeof OwnLevel>

/** The level that somebody saved, its families in the order and by the names of today; those that are gone are left out. */
export const findOwnLevel = async (userId: number): Promise<OwnLevelAnswer> => ({
  saved:
    (await queryOne<NonNullable<OwnLevelAnswer['saved']>>(
      /* sql */ `
      select l.version, l.answers, to_char(l.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saved_at,
        (select coalesce(json_agg(json_build_object('family', c.slug, 'title', c.title, 'level', (l.levels ->> c.slug)::int)
            order by c._order, c.id), '[]')
          from activity_categories c where l.levels ? c.slug) as levels
      from user_levels l where l.user_id = $1`,
      [userId],
    )) ?? null,
})

/** Forgets the level that somebody saved. */
export const forgetLevelOf = async (userId: number): Promise<{ saved: null }> => {
  await query('delete from user_levels where user_id = $1', [userId])
  return { saved: null }
}
