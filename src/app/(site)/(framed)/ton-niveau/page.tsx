import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadLevelPlans } from '@/server/compose/pages/load-blog'
import { loadLevelQuiz } from '@/server/compose/pages/load-level-quiz'
import { loadOptions } from '@/server/compose/pages/load-options'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { LevelQuizScreen } from '@/storefront/screens/level-quiz-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/level-quiz.css'

const TITLE = 'Quel est ton niveau\u00a0?'

export const metadata = pageMetadata({
  path: SITE_PATHS.levelQuiz,
  title: TITLE,
  description:
    'Quelques questions sur ce que tu as déjà fait, et ton niveau sur 5 dans chaque famille d’activités, avec trois aventures qui te vont.',
})

const LevelQuizPage = async () => {
  const { SITE_URL: site } = env()
  const [quiz, { categories }, plans] = await Promise.all([loadLevelQuiz(), loadOptions(), loadLevelPlans()])
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: TITLE, url: site + SITE_PATHS.levelQuiz },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <CurrentSection href={SITE_PATHS.levelQuiz} />
      <LevelQuizScreen quiz={quiz} categories={categories} plans={plans} />
    </>
  )
}

export default LevelQuizPage
