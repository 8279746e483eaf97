import { findLevelQuiz } from '@/server/features/level-quiz/find-level-quiz'
import { cached } from '@/server/platform/cache/cached'

/** The level quiz published last, null without one. */
export const loadLevelQuiz = () => cached({ key: ['level-quiz'], tags: ['level-quiz'], load: findLevelQuiz })
