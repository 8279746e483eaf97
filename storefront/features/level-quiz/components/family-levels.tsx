import type { DecidingFact, FamilyLevel } from '@/domain/level-quiz'
import { levelName } from '@/domain/level-name'
import { CategoryIcon } from '@/storefront/parts/category-icon'
import { Peaks } from '@/storefront/ui/peaks'
import type { QuizFamily } from '../rules/quiz-family'

type FamilyLevelsProps = { levels: FamilyLevel[]; families: QuizFamily[] }

/** The level in each family, with the two facts that decided it. */
export const FamilyLevels = ({ levels, families }: FamilyLevelsProps) => (
  <ul className="crest__fam">
    {families.map(({ slug, title, icon }) => {
      const own = levels.find(({ family }) => family === slug)
      if (!own) return null
      return (
        <li key={slug}>
          <CategoryIcon name={icon} />
          <div>
            <h2>{title}</h2>
            <p className="num">
              <Peaks level={own.level} decorative /> {own.level}/5, {levelName(own.level).toLowerCase()}
            </p>
            <ul className="crest__facts" aria-label={`Ce qui l’a décidé, ${title}`}>
              {own.facts.map((fact) => (
                <li key={fact.fact}>{factSentence(fact)}</li>
              ))}
            </ul>
          </div>
        </li>
      )
    })}
  </ul>
)

const factSentence = ({ fact, answer }: DecidingFact): string =>
  `${fact}\u00a0: ${answer === null ? 'question passée' : answer.charAt(0).toLowerCase() + answer.slice(1)}`
