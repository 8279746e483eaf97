import { ArrowRight, Mail, Phone } from 'lucide'
import type { SiteSettings } from '@/contract/site'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

/** Where to ask what the page does not answer. */
export const StillAsking = ({ settings }: { settings: SiteSettings }) => (
  <section className="wrap still-asking" aria-labelledby="faq-contact">
    <div className="still">
      <div className="still__t">
        <h2 id="faq-contact">Toujours une question&nbsp;?</h2>
        <p className="lead">Une personne de l’équipe te répond, à Annecy. Demande ce que tu n’oses pas demander.</p>
      </div>
      <ul className="still__ways">
        <li>
          <a href={`tel:${settings.phone_e164}`}>
            <Icon of={Phone} />
            <span>
              <b className="num">{settings.phone}</b>
              <small>{settings.opening_hours}</small>
            </span>
            <Icon of={ArrowRight} />
          </a>
        </li>
        <li>
          <SiteLink href="/collaborations#Contact-Us">
            <Icon of={Mail} />
            <span>
              <b>Nous écrire</b>
              <small>Un formulaire, par sujet</small>
            </span>
            <Icon of={ArrowRight} />
          </SiteLink>
        </li>
      </ul>
    </div>
  </section>
)
