import { ArrowRight, BookOpen, CircleQuestionMark, Compass, Gauge, Mountain, Tent, Users } from 'lucide'
import type { SessionUser } from '@/storefront/lib/session/store'
import { Avatar } from '@/storefront/ui/avatar'
import { Icon } from '@/storefront/ui/icon'
import { ACCOUNT, FAVOURITES, RESERVATIONS, SIGN_OUT } from '../rules/account-links'
import { ArrowLink } from './arrow-link'

export const MobileUserMenu = ({ user }: { user: SessionUser }) => (
  <>
    <div className="hdr__me">
      <Avatar name={user.first_name ?? user.email} src={user.avatar_url} size={56} />
      <div className="row__text">
        <p className="h3 hdr__me-name">{user.first_name}</p>
        <p className="mute small hdr__me-mail">{user.email}</p>
      </div>
    </div>
    <ul className="mmenu__list">
      <ArrowLink href="/expeditions" icon={Tent}>
        Aventures adultes
      </ArrowLink>
      <ArrowLink href="/en-famille" icon={Users}>
        Famille & Kids
      </ArrowLink>
      {[FAVOURITES, RESERVATIONS].map(({ href, text, icon }) => (
        <ArrowLink key={href} href={href} icon={icon}>
          {text}
        </ArrowLink>
      ))}
      <ArrowLink href="/blog" icon={BookOpen}>
        Blog
      </ArrowLink>
      <ArrowLink href="/raison-d-etre" icon={Mountain}>
        Notre raison d’être
      </ArrowLink>
      <ArrowLink href="/our-guides" icon={Compass}>
        Nos guides-explorateurs
      </ArrowLink>
      <ArrowLink href="/ton-niveau" icon={Gauge}>
        Ton niveau
      </ArrowLink>
      <ArrowLink href="/faq" icon={CircleQuestionMark}>
        FAQ
      </ArrowLink>
      <ArrowLink href={ACCOUNT.href} icon={ACCOUNT.icon}>
        {ACCOUNT.text}
      </ArrowLink>
      <li>
        {/* Not a page to fetch: following it ends the session. */}
        <a href={SIGN_OUT.href}>
          <Icon of={SIGN_OUT.icon} />
          <span>{SIGN_OUT.text}</span>
          <Icon of={ArrowRight} className="go" />
        </a>
      </li>
    </ul>
  </>
)
