import { foldText } from '@/domain/text/fold-text'

/**
 * Hides the questions of a list that do not have all the words, with the groups that are left empty, and opens those that
 * do; without words shows all, closed. Answers how many are shown.
 */
export const filterQuestions = ({ list, words }: { list: Element; words: string }): number => {
  const wanted = foldText(words).split(' ').filter(Boolean)
  let shown = 0
  for (const group of list.querySelectorAll('section')) {
    let kept = 0
    for (const question of group.querySelectorAll('details')) {
      const text = foldText(
        [...question.querySelectorAll('[data-asked], .acc__a')].map((part) => part.textContent).join(' '),
      )
      const fits = wanted.every((word) => text.includes(word))
      question.hidden = !fits
      question.open = fits && wanted.length > 0
      if (fits) kept += 1
    }
    group.hidden = kept === 0
    shown += kept
  }
  return shown
}
