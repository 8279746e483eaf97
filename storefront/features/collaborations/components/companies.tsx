import { ArrowUpRight } from 'lucide'
import { contactPath } from '@/domain/contact/contact'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** What a company can ask for. Seminars are sold on another site. */
export const Companies = ({ seminarsUrl }: { seminarsUrl: string }) => (
  <section className="section dark on-dark" id="entreprises" aria-labelledby="entreprises-titre">
    <div className="topo" />
    <div className="wrap">
      <div className="head">
        <h2 id="entreprises-titre">Entreprises</h2>
        <p>Une équipe qui a marché ensemble ne se parle plus pareil le lundi.</p>
      </div>
      <ul className="offers">
        <li>
          <h3>Séminaires</h3>
          <p>Des journées dehors pour ton équipe, organisées par nos guides. Sur notre site dédié.</p>
          <a className={buttonClass({ look: 'line', size: 'sm' })} href={seminarsUrl} target="_blank" rel="noopener">
            Voir les séminaires
            <Icon of={ArrowUpRight} />
            <span className="sr-only">, nouvel onglet</span>
          </a>
        </li>
        <li>
          <h3>Cartes cadeaux</h3>
          <p>Une aventure à offrir, pour un départ à la retraite, une équipe ou un concours interne.</p>
          <LinkButton look="line" size="sm" href={SITE_PATHS.giftCards}>
            Découvrir les cartes
          </LinkButton>
        </li>
        <li>
          <h3>Comités et mutuelles</h3>
          <p>Un départ réservé à tes adhérents, sur une date du catalogue ou sur une date à toi.</p>
          <a className={buttonClass({ look: 'line', size: 'sm' })} href={contactPath({ topic: 'company' })}>
            En parler
          </a>
        </li>
      </ul>
    </div>
  </section>
)
