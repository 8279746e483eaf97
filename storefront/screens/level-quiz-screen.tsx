import type { ActivityCategory } from '@/contract/site'
import type { LevelQuiz } from '@/domain/level-quiz/level-quiz'
import type { LevelPlan } from '@/domain/search/fitting-searches'
import { formatCount } from '@/domain/text/plural'
import { LevelRange } from '@/storefront/features/level-quiz/components/level-range'
import { LevelScale } from '@/storefront/features/level-quiz/components/level-scale'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LevelQuizBrowser } from './level-quiz-browser'

type LevelQuizScreenProps = { quiz: LevelQuiz | null; categories: ActivityCategory[]; plans: LevelPlan[] }

export const LevelQuizScreen = ({ quiz, categories, plans }: LevelQuizScreenProps) => (
  <main id="contenu" className="level-screen" tabIndex={-1}>
    {quiz ? (
      <LevelQuizBrowser
        quiz={quiz}
        plans={plans}
        families={categories.map(({ slug, title, icon, activities }) => ({ slug, title, icon, activities }))}
        hero={
          <>
            <h1 tabIndex={-1}>Quel est ton niveau&nbsp;?</h1>
            <p className="lead">
              {formatCount(quiz.questions.length, 'question')}, deux minutes. Pas de chrono, pas de note&nbsp;: juste de
              quoi te proposer des journées que tu vas aimer.
            </p>
          </>
        }
        art={<LevelRange />}
        scale={<LevelScale />}
      />
    ) : (
      <EmptyState
        as="h1"
        title="Le test de niveau revient bientôt"
        action={
          <LinkButton look="go" size="lg" href="/expeditions">
            Choisir parmi les aventures
          </LinkButton>
        }
      >
        <p>En attendant, chaque aventure dit ce qu’elle demande, de 1 à 5.</p>
      </EmptyState>
    )}
  </main>
)
