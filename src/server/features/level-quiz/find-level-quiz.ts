import type { LevelQuiz } from '@/domain/level-quiz/level-quiz'
import { queryOne } from '@/server/platform/db/pool'

/** The quiz published last, null without one. */
export const findLevelQuiz = (): Promise<LevelQuiz | null> =>
  queryOne<LevelQuiz>(/* sql */ `
    select version, frozen as questions from level_quizzes
    where status = 'published' order by updated_at desc, id desc limit 1`)
