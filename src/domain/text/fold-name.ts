import { withoutAccents } from './without-accents'

const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}

/**
 * A name as banks and people both may write it, without case, accents and joined letters. « Müller », « Mueller » and « Muller » are
 * one, so are « Bœuf » and « BOEUF »: the e that stands for a mark is dropped on both sides.
 */
export const foldName = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replaceAll(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('aa', 'a')

/** The words of a name or of a bank's text, cut at whatever is no letter. */
const wordsOf = (text: string): string[] => foldName(text).match(/\p{L}+/gu) ?? []

const PARTICLES = new Set(
  'd de del della der des di do du dos da l la le les van von vom zu zur den ter ten el al y o mc mac saint st ste'
    .split(' ')
    .map(foldName),
)

/**
 * Whether a text says somebody's last name, the last of their names, whole and however it is cut: « Durand-Michel » is in « DURAND
 * MICHEL », « d’Artagnan » in « DARTAGNAN ». One of two letters needs the first name beside it.
 */
export const saysName = ({ text, name }: { text: string; name: string }): boolean => {
  const given = name.trim().split(/\s+/)
  const last = wordsOf(given.at(-1) ?? '')
  if (last.length === 0) return false
  const said = wordsOf(text)
  const before = given.slice(0, -1).map((word) => wordsOf(word).join(''))
  const own = last.filter((word) => !PARTICLES.has(word))
  const isLong = [...(given.at(-1) ?? '').matchAll(/\p{L}/gu)].length >= 3
  if (!isLong && !(before[0] !== undefined && before[0] !== '' && said.includes(before[0]))) return false
  const firstParticle = before.findLastIndex((word) => !PARTICLES.has(word)) + 1
  const whole = [...before.slice(firstParticle), ...last].join('')
  return [own.join(''), whole].some((wanted) => wanted !== '' && saysRun({ said, wanted }))
}

/** Whether words that follow each other are these letters. */
const saysRun = ({ said, wanted }: { said: string[]; wanted: string }): boolean =>
  said.some((_word, start) => {
    let run = ''
    for (const word of said.slice(start, start + wanted.length)) {
      run += word
      if (run.length >= wanted.length) break
    }
    return run === wanted
  })
