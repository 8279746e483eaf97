import type { ArticlePart } from './article-text'

/** Everything the demo knows of an episode; starts are timecodes, `1:05`. */
export type EpisodeText = {
  slug: string
  number: number
  title: string
  guest: string
  age: number
  lead: string
  cover: string
  duration: string
  chapters: ReadonlyArray<{ start: string; title: string }>
  transcript: ReadonlyArray<{ start: string; speaker: string; text: string }>
  parts: readonly ArticlePart[]
}
