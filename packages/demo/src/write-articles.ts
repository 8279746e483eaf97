import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { secondsOf } from '@/domain/days/timecode'
import { env } from '@/env'
import { query, queryOne } from '@/server/platform/db/pool'
import { ADVICE } from './articles/advice'
import type { ArticlePart, ArticleText } from './articles/article-text'
import { AUTHORS } from './articles/authors'
import type { EpisodeText } from './articles/episode-text'
import { EPISODES } from './articles/episodes'
import { NEWS } from './articles/news'
import { PLANS } from './articles/plans'
import { PLEDGES } from './articles/pledges'
import { STORIES } from './articles/stories'
import { daysLater } from './calendar'
import { GUIDES } from './catalogue/reference'
import { makeSound } from './make-sound'
import { spacedTexts, toRichText, type TextBlock } from './rich-text'

export const ARTICLES: readonly ArticleText[] = [...STORIES, ...ADVICE, ...PLANS, ...NEWS, ...PLEDGES]

const HOST = 'Nora Belkacem'

type ArticleData = RequiredDataFromCollectionSlug<'articles'>
type Block = ArticleData['blocks'][number]
type Found = { pictures: Map<string, number>; trips: Map<string, number>; authors: Map<string, number> }

/** Publishes the articles and the episodes of the demo whose address nobody has taken, and whose picture is there. */
export const writeArticles = async ({ payload }: { payload: Payload }): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'articles',
    draft: true,
    pagination: false,
    select: { slug: true },
  })
  const taken = new Set(docs.map(({ slug }) => slug))
  const pictures = await numbersOf(`select id, filename as name from media`)
  const isToWrite = ({ slug, cover }: { slug: string; cover: string }) =>
    !taken.has(slug) && pictures.has(`${cover}.webp`)
  const articles = ARTICLES.filter(isToWrite)
  const episodes = EPISODES.filter(isToWrite)
  if (articles.length + episodes.length === 0) return
  const trips = await numbersOf(`select id, slug as name from expeditions`)
  const found = { pictures, trips, authors: await writeAuthors(payload) }
  const today = new Date()
  for (const article of articles) {
    await payload.create({ collection: 'articles', data: articleData({ article, found, today }) })
  }
  for (const episode of episodes) {
    const recording = await writeRecording(episode)
    await payload.create({
      collection: 'articles',
      data: {
        ...commonData({ text: { ...episode, author: HOST }, found, today }),
        category: 'podcasts',
        episode: episode.number,
        guest: episode.guest,
        duration: episode.duration,
        recording,
        chapters: episode.chapters.map(({ start, title }) => ({ start, title: frenchSpaces(title) })),
        transcript: episode.transcript.map((line) => ({ ...line, text: frenchSpaces(line.text) })),
      },
    })
  }
}

const numbersOf = async (statement: string): Promise<Map<string, number>> =>
  new Map((await query<{ id: number; name: string }>(statement)).map(({ id, name }) => [name, id]))

const writeAuthors = async (payload: Payload): Promise<Map<string, number>> => {
  const authors = await numbersOf(`select id, full_name as name from authors`)
  const guides = await query<{ id: number; full_name: string; job_title: string | null; biography: string | null }>(
    'select id, full_name, job_title, biography from guides',
  )
  const signing = [
    ...AUTHORS,
    ...guides.map(({ id, full_name: name, job_title: job, biography }) => ({
      full_name: name,
      job_title: job,
      biography: biography?.slice(0, 500),
      guide: id,
    })),
  ]
  for (const data of signing) {
    if (authors.has(data.full_name)) continue
    authors.set(data.full_name, (await payload.create({ collection: 'authors', data })).id)
  }
  return authors
}

type Text = Pick<ArticleText, 'slug' | 'title' | 'author' | 'age' | 'lead' | 'cover' | 'parts'>

const commonData = ({ text, found, today }: { text: Text; found: Found; today: Date }) => ({
  slug: text.slug,
  title: frenchSpaces(text.title),
  lead: frenchSpaces(text.lead),
  cover: found.pictures.get(`${text.cover}.webp`) ?? 0,
  author: found.authors.get(text.author) ?? 0,
  published_at: daysLater({ day: today, days: -text.age }).toISOString(),
  blocks: toBlocks({ parts: text.parts, found }),
  _status: 'published' as const,
})

const articleData = ({ article, found, today }: { article: ArticleText; found: Found; today: Date }): ArticleData => ({
  ...commonData({ text: article, found, today }),
  category: article.category,
  prepares_level: article.prepares,
})

/** Texts that follow one another are one block. */
const toBlocks = ({ parts, found }: { parts: readonly ArticlePart[]; found: Found }): Block[] => {
  const blocks: Block[] = []
  let texts: TextBlock[] = []
  const close = () => {
    if (texts.length > 0) blocks.push({ blockType: 'text', look: 'plain', body: toRichText(spacedTexts(texts)) })
    texts = []
  }
  for (const part of parts) {
    if (typeof part === 'string' || 'heading' in part || 'list' in part) {
      texts.push(typeof part === 'object' && 'heading' in part ? { level: 2, ...part } : part)
      continue
    }
    close()
    blocks.push(toBlock({ part, found }))
  }
  close()
  return blocks
}

const toBlock = ({ part, found }: { part: Exclude<ArticlePart, TextBlock>; found: Found }): Block => {
  if ('quote' in part) {
    const guide = GUIDES.find(({ fullName }) => fullName === part.by)
    return {
      blockType: 'quote',
      text: frenchSpaces(part.quote),
      author: part.by,
      role: part.role,
      portrait: guide && found.pictures.get(`guide-${guide.slug}.webp`),
    }
  }
  if ('note' in part) {
    const words = spacedTexts([`**${part.note}**`, part.text])
    return { blockType: 'text', look: 'note', body: toRichText(words) }
  }
  const expeditions = part.trips.flatMap((slug) => found.trips.get(slug) ?? [])
  return {
    blockType: 'trips',
    title: frenchSpaces(part.title),
    source: 'hand',
    sort: 'featured',
    limit: 3,
    expeditions,
  }
}

const writeRecording = async ({ number, title, duration, chapters, transcript }: EpisodeText): Promise<number> => {
  const directory = path.resolve(env().DATA_DIR, 'recordings')
  const file = `quai-4-${String(number)}.mp3`
  const sound = await makeSound({
    duration: secondsOf(duration),
    chimes: chapters.map(({ start }) => secondsOf(start)),
  })
  await mkdir(directory, { recursive: true })
  await writeFile(path.join(directory, file), sound)
  const said = toRichText(transcript.map(({ speaker, text }) => frenchSpaces(`${speaker} : ${text}`)))
  const row = await queryOne<{ id: number }>(
    `insert into recordings (title, transcript, filename, url, mime_type, filesize)
     values ($1, $2, $3, '/api/recordings/file/' || $3::varchar, 'audio/mpeg', $4)
     on conflict (filename) do update set filesize = excluded.filesize returning id`,
    [`Quai 4, n°\u00a0${String(number)}\u00a0: ${title}`, JSON.stringify(said), file, sound.length],
  )
  return row?.id ?? 0
}
