import type { ContentBlock, ContentHeading, ContentPage } from '@/contract/content'

type Split = {
  before: ContentBlock[]
  after: ContentBlock[]
  /** What ends the page: whom to write to. */
  last: ContentBlock[]
  contents: ContentHeading[]
}

/** Where what the site counts stands in the agency's page: after its first part, and the versions before what ends it. */
export const splitMethodPage = ({
  page: { blocks, contents },
  counted,
  versions,
}: {
  page: Pick<ContentPage, 'blocks' | 'contents'>
  counted: ContentHeading[]
  versions: ContentHeading
}): Split => {
  const [before, others] = [blocks.slice(0, 1), blocks.slice(1)]
  const end = others.at(-1)?.kind === 'call' ? others.length - 1 : others.length
  const [after, last] = [others.slice(0, end), others.slice(end)]
  const headed = (part: ContentBlock[]) => contents.filter(({ id }) => part.some((block) => isIn(block, id)))
  return {
    ...{ before, after, last },
    contents: [...headed(before), ...counted, ...headed(after), versions, ...headed(last)],
  }
}

const isIn = (block: ContentBlock, id: string): boolean =>
  block.kind === 'text' ? block.html.includes(`id="${id}"`) : 'id' in block && block.id === id
