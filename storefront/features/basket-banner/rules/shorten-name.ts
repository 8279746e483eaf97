const MOST_LETTERS = 40

/** The name of a trip cut at 40 characters, with « ... » from 40 on (spec §2). */
export const shortenName = (name: string): string => {
  const letters = [...name]
  return letters.length >= MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}...` : name
}
