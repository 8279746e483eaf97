import type { Page } from '@/payload-types'

type Blocks = Page['blocks'][number]
type Written<Value> = { [Key in keyof Value]?: Value[Key] | null }

/** A block as its form keeps it: in a draft any of it may not be written yet. */
export type StoredBlock<Kind extends Blocks['blockType'] = Blocks['blockType']> = Kind extends Kind
  ? Written<Extract<Blocks, { blockType: Kind }>> & { blockType: Kind }
  : never
