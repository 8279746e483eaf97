import { ChartColumn, Image, Mail, Mic, Phone } from 'lucide'
import type { SiteSettings } from '@/contract/site'
import { contactPath } from '@/domain/contact/contact'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type PressProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164'>
  /** The agency's address for mails; null until the settings say it. */
  email: string | null
}

/** What journalists can ask for, and of whom. */
export const Press = ({ settings, email }: PressProps) => (
  <section className="wrap section" id="presse" aria-labelledby="presse-titre">
    <div className="colab-press">
      <div>
        <h2 id="presse-titre">Presse</h2>
        <p className="lead">Des chiffres dont on donne la méthode, des images, et quelqu’un qui répond.</p>
        <ul className="asks">
          <li>
            <Icon of={ChartColumn} />
            <span>
              <b>Nos chiffres, et comment on les compte</b>
              <small>
                Tout est sur la page{' '}
                <SiteLink className="link" href="/bilan-carbone">
                  bilan carbone
                </SiteLink>
              </small>
            </span>
          </li>
          <li>
            <Icon of={Image} />
            <span>
              <b>Illustrations et logo en haute définition</b>
              <small>Sur demande, pour un usage éditorial, avec le crédit</small>
            </span>
          </li>
          <li>
            <Icon of={Mic} />
            <span>
              <b>Une interview, ou une place dans un train</b>
              <small>Avec un guide, ou avec qui construit les aventures</small>
            </span>
          </li>
        </ul>
      </div>
      <aside className="box" aria-label="Contact presse">
        <h3>Contact presse</h3>
        <p>Pour une interview, un embarquement ou une donnée introuvable.</p>
        <ul className="contact__w">
          {email !== null && (
            <li>
              <Icon of={Mail} />
              <a className="link box__act" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
          <li>
            <Icon of={Phone} />
            <a className="link num box__act" href={`tel:${settings.phone_e164}`}>
              {settings.phone}
            </a>
          </li>
        </ul>
        <a className="link box__act" href={contactPath({ topic: 'press' })}>
          Écrire au service presse
        </a>
      </aside>
    </div>
  </section>
)
