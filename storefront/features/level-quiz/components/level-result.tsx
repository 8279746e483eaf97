import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import type { LevelPlan } from '@/domain/search/fitting-searches'
import { levelName } from '@/domain/catalogue/level-name'
import type { FamilyLevel, DecidingFact } from '@/domain/level-quiz/level-quiz'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { useLevelAnswers } from '@/storefront/lib/storage/level-answers'
import { CategoryIcon } from '@/storefront/parts/category-icon'
import { Peaks } from '@/storefront/ui/peaks'
import { ShareButton } from '@/storefront/ui/share-button'
import type { QuizFamily } from '../rules/quiz-family'
import { FittingTrips } from './fitting-trips'
import { LevelCrest } from './level-crest'
import { SaveLevel } from './save-level'
import { StepAbove } from './step-above'

const FEW = 3

type LevelResultProps = {
  levels: FamilyLevel[]
  families: QuizFamily[]
  plans: LevelPlan[]
  renderCard: (hit: Hit) => ReactNode
}

/** The level in each family and why, then trips that fit. */
export const LevelResult = ({ levels, families, plans, renderCard }: LevelResultProps) => {
  const own = useLevelAnswers()
  const byFamily = Object.fromEntries(levels.map(({ family, level }) => [family, level]))
  const said = sentence({ levels, families })
  return (
    <>
      <section className="dark on-dark crest crest--levels">
        <div className="wrap">
          <p className="lead">{said}</p>
          <div className="crest__acts">
            {own && <SaveLevel own={own} />}
            <ShareButton
              look="line"
              title={'Quel est ton niveau\u00a0?'}
              text={said}
              url={location.origin + SITE_PATHS.levelQuiz}
            />
          </div>
          <LevelCrest levels={levels} families={families} />
          <FamilyLevels levels={levels} families={families} />
        </div>
      </section>
      <FittingTrips levels={byFamily} families={families} renderCard={renderCard} />
      <StepAbove levels={byFamily} families={families} plans={plans} renderCard={renderCard} />
    </>
  )
}

const sentence = ({ levels, families }: Pick<LevelResultProps, 'levels' | 'families'>): string => {
  const best = Math.max(...levels.map(({ level }) => level))
  if (best <= 0) return 'Tout reste à découvrir, et c’est une bonne nouvelle.'
  const names = families
    .filter(({ slug }) => levels.some(({ family, level }) => family === slug && level === best))
    .map(({ title }) => title)
  const where = names.length > FEW ? `, dans ${formatCount(names.length, 'famille')}` : `\u00a0: ${names.join(', ')}`
  return `Ton plus haut niveau est ${String(best)} sur 5${where}. Chacun est décidé par ce que tu as déjà fait.`
}

type FamilyLevelsProps = { levels: FamilyLevel[]; families: QuizFamily[] }

/** The level in each family, with the two facts that decided it. */
const FamilyLevels = ({ levels, families }: FamilyLevelsProps) => (
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
