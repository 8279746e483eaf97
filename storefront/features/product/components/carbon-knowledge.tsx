import { BookOpen, Download } from 'lucide'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** What of a figure was read, counted and estimated, where the method is told, and the figure line by line. */
export const CarbonKnowledge = ({ carbon, slug }: { carbon: ExpeditionCarbon; slug: string }) => {
  const { from, ways, stay, version } = carbon
  const [first] = ways
  const legs = first?.legs ?? []
  const read = legs.filter(({ is_measured }) => is_measured).length
  const sources = [...new Set(legs.map(({ factor }) => `${factor.source}, ${factor.version}`))]
  return (
    <div className="knowledge">
      <h3>
        Ce qu’on sait, ce qu’on estime<span className="small soft"> Méthode {version}</span>
      </h3>
      <dl>
        {first && (
          <div>
            <dt>Relevé</dt>
            <dd>
              {read === 0
                ? 'Aucune distance de ce trajet en train n’a été relevée sur une carte ou un horaire.'
                : `La distance de ${formatCount(read, 'tronçon')} sur ${String(legs.length)} de ce trajet en train.`}{' '}
              {first.timed_from === null
                ? 'Ses heures ne sont pas relevées.'
                : `Ses heures, depuis ${first.timed_from}.`}
              {stay && ' Le nombre de nuits, de repas et de kilomètres sur place.'}
            </dd>
          </div>
        )}
        {sources.length > 0 && (
          <div>
            <dt>Calculé</dt>
            <dd>
              Les grammes par kilomètre, par nuit et par repas. Pour ce trajet en train&nbsp;:{' '}
              {sources.join('\u00a0; ')}.
            </dd>
          </div>
        )}
        <div>
          <dt>Estimé</dt>
          <dd>
            Les autres distances, à 15&nbsp;% près, et les autres heures.
            {stay && ' Ce qu’on n’a pas compté sur place, par une marge de 15\u00a0%.'}
            {ways.some(({ mode }) => mode === 'plane') &&
              ' Les traînées d’avion, que les sources officielles ne chiffrent pas pareil.'}
          </dd>
        </div>
      </dl>
      <p className="soft">
        Trajet et séjour sont comptés à part, puis additionnés, fourchettes comprises. Les traits montrent jusqu’où
        notre calcul peut se tromper.
      </p>
      <div className="acts">
        <LinkButton look="line" size="sm" href={SITE_PATHS.carbonMethod}>
          <Icon of={BookOpen} />
          Comment on compte
        </LinkButton>
        <a
          className={buttonClass({ look: 'ghost', size: 'sm' })}
          href={`/expeditions/${slug}/carbone.csv?from=${from.code}`}
          rel="nofollow"
          download
        >
          <Icon of={Download} />
          Ce calcul, ligne à ligne (CSV)
        </a>
      </div>
    </div>
  )
}
