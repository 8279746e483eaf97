import type { Article, ArticleAuthor, EpisodeSound } from '@/contract/articles'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { relationId } from '@/domain/text/relation-id'
import { secondsOf } from '@/domain/days/timecode'
import { GUIDE_SLUG } from '@/server/features/catalogue/guides/public-guide'
import { readBlockSources } from '@/server/features/content/block-sources'
import { presentBlocks } from '@/server/features/content/present-blocks'
import { queryOne } from '@/server/platform/db/pool'
import { articleMinutes } from './article-minutes'
import type { StoredArticle } from './stored-article'

const AUTHOR = /* sql */ `
  select w.full_name, coalesce(w.job_title, '') as job_title, coalesce(w.biography, '') as biography,
    ${GUIDE_SLUG} as guide_slug,
    coalesce(m.sizes_xs_url, m.url) as portrait
  from authors w left join guides g on g.id = w.guide_id left join media m on m.id = coalesce(w.portrait_id, g.avatar_id)
  where w.id = $1`

const RECORDING = /* sql */ `
  select url, mime_type as type, coalesce(filesize, 0)::int as bytes
  from recordings where id = $1`

/** What an article shows, with all that it names as it is now: a picture or a trip that is gone leaves no hole. */
export const presentArticle = async (article: StoredArticle): Promise<Article> => {
  const stored = article.blocks ?? []
  const [sources, author, file] = await Promise.all([
    readBlockSources({ blocks: stored, pictures: [article.cover, article.seo?.image] }),
    queryOne<ArticleAuthor>(AUTHOR, [relationId(article.author)], 'article-author'),
    queryOne<Pick<EpisodeSound, 'url' | 'type' | 'bytes'>>(RECORDING, [relationId(article.recording)], 'article-sound'),
  ])
  const { blocks, headings } = presentBlocks({ blocks: stored, sources })
  const cover = sources.pictures.get(relationId(article.cover) ?? 0) ?? null
  const shared = sources.pictures.get(relationId(article.seo?.image) ?? 0) ?? cover
  return {
    ...presentFacts(article),
    cover,
    author,
    sound: file && presentSound({ article, file }),
    seo: presentSeo({ article, image: shared?.url ?? null }),
    blocks,
    contents: headings,
  }
}

const presentFacts = (article: StoredArticle) => ({
  id: article.id,
  slug: article.slug ?? '',
  title: said(article.title),
  lead: said(article.lead),
  category: article.category ?? 'actus',
  published_at: article.published_at ?? article.updatedAt,
  updated_at: article.updatedAt,
  minutes: articleMinutes(article),
  episode: article.episode ?? null,
  guest: said(article.guest),
})

const presentSeo = ({ article: { seo, title, lead }, image }: { article: StoredArticle; image: string | null }) => ({
  title: said(seo?.title) || said(title),
  description: said(seo?.description) || said(lead),
  image,
})

const presentSound = ({
  article: { duration, chapters, transcript },
  file,
}: {
  article: StoredArticle
  file: Pick<EpisodeSound, 'url' | 'type' | 'bytes'>
}): EpisodeSound => ({
  ...file,
  duration: secondsOf(duration ?? ''),
  chapters: (chapters ?? []).map(({ start, title }) => ({ start: secondsOf(start), title: said(title) })),
  transcript: (transcript ?? []).map(({ start, speaker, text }) => ({
    start: secondsOf(start),
    speaker: said(speaker),
    text: said(text),
  })),
})

const said = (value: string | null | undefined): string => frenchSpaces((value ?? '').trim())
