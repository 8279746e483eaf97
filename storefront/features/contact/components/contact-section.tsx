import { CircleHelp, MapPin, Phone } from 'lucide'
import type { SiteSettings } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { ContactForm } from './contact-form'

type ContactSectionProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  /** The agency's address; null until the settings say it. */
  office: string | null
}

/** How to reach the agency, and the form. */
export const ContactSection = ({ settings, office }: ContactSectionProps) => (
  <section className="contact" id="Contact-Us" aria-labelledby="contact-titre">
    <div className="wrap contact__in">
      <div className="contact__t">
        <h2 id="contact-titre">Nous écrire</h2>
        <p className="lead">Une personne lit, la bonne répond. Sous un jour ouvré, et signé d’un prénom.</p>
        <ul className="contact__w">
          <li>
            <Icon of={Phone} />
            <span>
              <a className="link num" href={`tel:${settings.phone_e164}`}>
                {settings.phone}
              </a>
              <span className="soft small own-line">{settings.opening_hours}</span>
            </span>
          </li>
          {office !== null && (
            <li>
              <Icon of={MapPin} />
              <span>{frenchSpaces(office)}</span>
            </li>
          )}
          <li>
            <Icon of={CircleHelp} />
            <SiteLink className="link box__act" href="/faq">
              La réponse est peut-être dans la FAQ
            </SiteLink>
          </li>
        </ul>
      </div>
      <div>
        <noscript>
          <p className="note note--info contact__unscripted">
            Ce formulaire a besoin de JavaScript. Tu peux nous appeler au {settings.phone}.
          </p>
        </noscript>
        <ContactForm />
      </div>
    </div>
  </section>
)
