import type { LevelQuiz } from '@/domain/level-quiz/level-quiz'
import { decidedFamilies, familyLevels, type KeptAnswers } from '@/domain/travelers/own-levels'
import { formatCount } from '@/domain/text/plural'
import { CategoryIcon } from '@/storefront/parts/category-icon'
import { Peaks } from '@/storefront/ui/peaks'
import type { QuizFamily } from '../rules/quiz-family'

type QuizSideProps = {
  quiz: LevelQuiz
  families: QuizFamily[]
  answers: KeptAnswers
}

/** What is known of the profile so far: the families whose questions are all behind. */
export const QuizSide = ({ quiz: { questions }, families, answers }: QuizSideProps) => {
  const slugs = decidedFamilies({ questions, families: families.map(({ slug }) => slug), answers })
  const decided = families.filter(({ slug }) => slugs.includes(slug))
  const levels = familyLevels({ questions, families: slugs, answers })
  const left = families.length - decided.length
  return (
    <aside className="quiz__side" aria-labelledby="quiz-profil">
      <div className="quiz__img">
        <img src="/brand/home-hero-768.webp" alt="" width={768} height={329} loading="lazy" />
      </div>
      <div className="quiz__prof">
        <h2 id="quiz-profil">Ton profil se dessine</h2>
        {decided.length > 0 && (
          <ul>
            {decided.map(({ slug, title, icon }, index) => (
              <li key={slug}>
                <CategoryIcon name={icon} />
                <span>{title}</span>
                <b className="num">
                  <Peaks level={levels[index]?.level ?? 0} decorative /> {levels[index]?.level ?? 0}/5
                </b>
              </li>
            ))}
          </ul>
        )}
        <p className="small mute">
          {left > 0 && `Encore ${formatCount(left, 'famille')}. `}Tes réponses restent sur ton appareil tant que tu ne
          les enregistres pas.
        </p>
      </div>
    </aside>
  )
}
