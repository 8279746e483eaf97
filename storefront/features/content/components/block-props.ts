import type { ContentBlock } from '@/contract/content'

/** What the component of one kind of block is given. */
export type BlockProps<Kind extends ContentBlock['kind']> = Omit<Extract<ContentBlock, { kind: Kind }>, 'kind'>
