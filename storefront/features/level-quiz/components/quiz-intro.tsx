import type { ReactNode } from 'react'
import { Button } from '@/storefront/ui/button'
import { SiteLink } from '@/storefront/ui/site-link'
import type { QuizPlace } from '../rules/quiz-place'

type QuizIntroProps = {
  hero: ReactNode
  art: ReactNode
  scale: ReactNode
  /** Where it would go on. */
  resumed: QuizPlace
  onStart: () => void
  onRestart: () => void
}

/** The first screen. Without scripts, it says where else a level is chosen. */
export const QuizIntro = ({ hero, art, scale, resumed, onStart, onRestart }: QuizIntroProps) => (
  <section className="lvhero">
    <div className="wrap">
      <div className="lvhero__t">
        {hero}
        <div className="lvhero__acts scripted">
          <Button look="go" size="lg" onClick={onStart}>
            {startLabel(resumed)}
          </Button>
          {resumed === 'intro' ? (
            <span className="small soft">Sans compte. Tu choisis ensuite de garder le résultat.</span>
          ) : (
            <Button look="ghost" onClick={onRestart}>
              Recommencer
            </Button>
          )}
        </div>
        <noscript>
          <p className="note note--info">
            <span>
              Ce test a besoin de JavaScript. Tu peux choisir par niveau{' '}
              <SiteLink className="link" href="/expeditions">
                parmi les aventures
              </SiteLink>
              , ou{' '}
              <SiteLink className="link" href="/collaborations#Contact-Us">
                nous écrire
              </SiteLink>
              .
            </span>
          </p>
        </noscript>
      </div>
      {art}
      {scale}
    </div>
  </section>
)

const startLabel = (resumed: QuizPlace): string => {
  if (resumed === 'intro') return 'Commencer'
  return resumed === 'result' ? 'Voir mon résultat' : `Reprendre à la question ${String(resumed + 1)}`
}
