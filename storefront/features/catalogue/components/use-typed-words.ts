import { useEffect, useRef, useState } from 'react'

const PAUSE = 180

type Input = { words: string; onWords: (words: string) => void }

/**
 * The text of the search field. While somebody types it is theirs, and asked for at each pause; once they leave it is
 * the address's again, so that a chip removed or a step back empties it.
 */
export const useTypedWords = ({ words, onWords }: Input) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onWords)

  useEffect(() => {
    latest.current = onWords
  }, [onWords])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (text: string) => {
    clearTimeout(timer.current)
    setAsked(text.trim())
    latest.current(text.trim())
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(text), PAUSE)
  }
  const forget = () => {
    clearTimeout(timer.current)
    setTyped(null)
  }
  /** What was typed is asked for at once. */
  const settle = () => {
    if (typed !== null) ask(typed)
    setTyped(null)
  }

  return { text: typed ?? words, asked, type, ask, forget, settle }
}
