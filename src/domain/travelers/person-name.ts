import { becomesLink } from '@/domain/content/becomes-link'
import { cleanLine } from '@/domain/text/plain-text'
import { mostUnits } from '@/domain/text/text-length'

export const NAME_MAX_LENGTH = 80
export const NAME_WITH_LINK = 'Un nom ne contient ni lien ni barre oblique. Après un point, laisse une espace'

/** Whether a name would be a link in the mails that greet by it: a stranger could have ours carry theirs. */
export const holdsLink = (name: string): boolean => /[/\\]/.test(name) || becomesLink(name)

/** A name that another site gives: cleaned, with a space after each point, cut, and dropped when it is no name. */
export const nameFromElsewhere = (name: string | null | undefined): string | null => {
  const spaced = cleanLine((name ?? '').slice(0, mostUnits(NAME_MAX_LENGTH))).replace(/\.(?=\p{L})/gu, '. ')
  const clean = [...spaced].slice(0, NAME_MAX_LENGTH).join('').trim()
  return clean === '' || holdsLink(clean) ? null : clean
}
