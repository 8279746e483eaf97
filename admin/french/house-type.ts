import { frenchSpaces } from '@/domain/text/french-spaces'

/** A text by the house's typography: ’ as apostrophe, « » as quotes, … as one sign, no sign parted from its word. */
export const houseType = (text: string): string =>
  frenchSpaces(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replace(/(?<!=)"([^"<>]+)"/g, '«\u00a0$1\u00a0»')
      .replaceAll('...', '…')
      .replace(/(?<=[\p{L}\p{N})}»>])(?=[!?;]|:(?:\s|$))/gu, '\u00a0')
      .replace(/ $/, ''),
  )
