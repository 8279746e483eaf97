import { cleanLine } from './plain-text'
import { mostUnits } from './text-length'

export const NAME_MAX_LENGTH = 80
export const NAME_WITH_LINK = 'Un nom ne contient ni lien ni barre oblique'

/** Whether a name would be a link in the mails that greet by it: a stranger could have ours carry theirs. */
export const holdsLink = (name: string): boolean => /\/|\\|\bwww\./i.test(name)

/** A name that another site gives: cleaned, cut, and dropped when it is no name. */
export const nameFromElsewhere = (name: string | null | undefined): string | null => {
  const clean = [...cleanLine((name ?? '').slice(0, mostUnits(NAME_MAX_LENGTH)))]
    .slice(0, NAME_MAX_LENGTH)
    .join('')
    .trim()
  return clean === '' || holdsLink(clean) ? null : clean
}
