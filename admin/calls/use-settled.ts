import { useEffect, useState } from 'react'

const PAUSE = 220

/** A text, once it has been the same for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return settled
}
