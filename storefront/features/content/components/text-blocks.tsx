import { Avatar } from '@/storefront/ui/avatar'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

export const StepsBlock = ({ look, items, picture, ...section }: BlockProps<'steps'>) => (
  <BlockSection {...section} isDark={look === 'numbered'}>
    <div className={picture ? 'csteps__with' : undefined}>
      {picture && (
        <div className="csteps__picture">
          <Photo src={picture.url} alt="" sizes="(min-width: 62.125rem) 30rem, 92vw" />
        </div>
      )}
      <ol className={`csteps csteps__${look}`}>
        {items.map(({ mark, title, text, picture: own, link }) => (
          <li key={`${mark} ${title}`}>
            {own && <Photo src={own.url} alt="" sizes="(min-width: 62.125rem) 25rem, 92vw" />}
            {mark && <p className="csteps__mark num">{mark}</p>}
            <div>
              <b>{title}</b>
              {text && <p>{text}</p>}
              {link && (
                <SiteLink href={link.href} className="link">
                  {link.label}
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  </BlockSection>
)

export const QuoteBlock = ({ text, author, role, portrait }: BlockProps<'quote'>) => (
  <figure className="cquote block">
    <blockquote>
      <span aria-hidden="true">«&nbsp;</span>
      {text}
      <span aria-hidden="true">&nbsp;»</span>
    </blockquote>
    <figcaption>
      <Avatar name={author} src={portrait} size={48} />
      <span>
        <b>{author}</b>
        {role && <small>{role}</small>}
      </span>
    </figcaption>
  </figure>
)
