import { query } from '@/server/platform/db/pool'

/**
 * Answers for the travelers of the demo whether their trip was as hard as announced: most say so, and those who rated the
 * level low do not. Only where nobody answered, for reviews of trips that were made.
 */
export const answerFeltLevels = async (): Promise<void> => {
  await query(`
    update reviews set felt_level = (case
      when level_rate <= 3 then case when id % 3 = 0 then 'too_easy' else 'too_hard' end
      when id % 11 = 0 then 'too_hard' when id % 17 = 0 then 'too_easy' else 'right' end)::enum_reviews_felt_level
    where felt_level is null and reservation_id is not null and id % 4 <> 0
      and user_id in (select id from users where email not like '%@lagopede.test')`)
}
