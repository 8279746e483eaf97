import type { Page } from '@/payload-types'
import type { TextBlock } from '../rich-text'

type Block = Page['blocks'][number]
type Of<Kind extends Block['blockType']> = Extract<Block, { blockType: Kind }>

/** A page of the demo; pictures are named by their files, trips by their addresses. */
export type DemoPage = {
  slug: string
  title: string
  lead: string
  picture: string
  contents?: boolean
  description: string
  blocks: DemoBlock[]
}

type Steps = Of<'steps'>
export type DemoBlock =
  | Exclude<Block, Of<'text' | 'steps' | 'trips'>>
  | { blockType: 'text'; look?: Of<'text'>['look']; words: TextBlock[] }
  | (Omit<Steps, 'items' | 'image'> & {
      image?: string
      items: Array<Omit<Steps['items'][number], 'image'> & { image?: string }>
    })
  | (Omit<Of<'trips'>, 'expeditions' | 'sort' | 'limit'> &
      Partial<Pick<Of<'trips'>, 'sort' | 'limit'>> & { slugs?: string[] })
