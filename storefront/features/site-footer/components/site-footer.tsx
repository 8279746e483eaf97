import { ArrowUpRight, Award, Mail, Phone } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { SiteSettings, NavigationLink } from '@/contract/site'
import { contactPath } from '@/domain/contact/contact'
import { legalPath } from '@/domain/legal/legal-documents'
import { SERVER_PATHS } from '@/domain/site/server-paths'
import { Icon } from '@/storefront/ui/icon'
import { Logo } from '@/storefront/ui/logo'
import { PaymentCards } from '@/storefront/ui/payment-cards'
import { isForeign, SiteLink } from '@/storefront/ui/site-link'
import { Reassurance } from './reassurance'
import { SocialLinks } from './social-links'

type SiteFooterProps = {
  settings: SiteSettings
  /** The newsletter's form. */
  newsletter?: ReactNode
  /** « Gérer les cookies ». */
  cookies: ReactNode
  year: number
}

export const SiteFooter = ({ settings, newsletter, cookies, year }: SiteFooterProps) => (
  <footer className="ftr on-dark">
    <div className="topo ftr__topo" />
    <div className="wrap">
      {newsletter}
      <Reassurance />
      <div className="ftr__cols">
        <div>
          <Link className="ftr__logo" href="/" prefetch={false} aria-label={`${settings.brand}, accueil`}>
            <Logo inverse isBelow />
          </Link>
          <p className="ftr__about">{settings.about}</p>
          <ul className="ftr__reach">
            <li>
              {/* Not by the router: it adds the anchor once more to an address that was first opened with one. */}
              <a href={contactPath()}>
                <Icon of={Mail} />
                Nous écrire
              </a>
            </li>
            <li>
              <a href={`tel:${settings.phone_e164}`} className="ftr__phone num">
                <Icon of={Phone} />
                {settings.phone}
              </a>
            </li>
            <li className="small">{settings.opening_hours}</li>
          </ul>
          {settings.award && (
            <p className="award ftr__award">
              <Icon of={Award} />
              <span className="ftr__award-name">{settings.award}</span>
            </p>
          )}
        </div>
        <FooterColumn title="À propos" links={settings.navigation.about_links} />
        <FooterColumn title="Services" links={settings.navigation.service_links}>
          <li>{cookies}</li>
          <li>
            <Link href={SERVER_PATHS.withdrawal} prefetch={false}>
              Renoncer au contrat ici
            </Link>
          </li>
          <li>
            <a href={settings.seminars_url} target="_blank" rel="noopener">
              Séminaires d’entreprise
              <span className="sr-only">, nouvel onglet</span>
              <Icon of={ArrowUpRight} className="i--small" />
            </a>
          </li>
        </FooterColumn>
        <div>
          <FooterColumn title="Le blog" links={settings.navigation.blog_links} />
          <SocialLinks links={settings.social_links} />
        </div>
      </div>
      <div className="ftr__base">
        <p>
          © 2018-{year} {settings.brand}, Annecy.{' '}
          <LegalLink href={legalPath('legal_notice')}>Mentions légales</LegalLink>,{' '}
          <LegalLink href={legalPath('terms_of_sale')}>conditions générales</LegalLink>,{' '}
          <LegalLink href={legalPath('privacy')}>confidentialité</LegalLink>,{' '}
          <LegalLink href={legalPath('cookies')}>cookies</LegalLink>,{' '}
          <LegalLink href={legalPath('accessibility')}>accessibilité</LegalLink>
        </p>
        <PaymentCards />
      </div>
      {settings.registrations.length > 0 && (
        <div className="ftr__law">
          {settings.registrations.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  </footer>
)

/** Not by the router: it adds the anchor once more to an address that was first opened with one. */
const LegalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="ftr__legal">
    {children}
  </a>
)

type FooterColumnProps = { title: string; links: NavigationLink[]; children?: ReactNode }

const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <SiteLink href={href}>
            {label}
            {isForeign(href) && <span className="sr-only">, nouvel onglet</span>}
          </SiteLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
