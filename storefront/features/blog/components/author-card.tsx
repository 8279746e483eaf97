import type { ArticleAuthor } from '@/contract/articles'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Avatar } from '@/storefront/ui/avatar'
import { SiteLink } from '@/storefront/ui/site-link'

/** Who wrote the article, at its end. Nothing to say is left unsaid. */
export const AuthorCard = ({ author }: { author: ArticleAuthor | null }) =>
  author?.biography ? (
    <section className="author" aria-labelledby="article-author">
      <Avatar name={author.full_name} src={author.portrait} size={112} />
      <div>
        <h2 id="article-author">{author.full_name}</h2>
        <p>{author.biography}</p>
        {author.guide_slug && (
          <SiteLink className="link tap" href={SITE_PATHS.guide(author.guide_slug)}>
            Son portrait et ses départs
          </SiteLink>
        )}
      </div>
    </section>
  ) : null
