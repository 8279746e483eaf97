import { useState, type KeyboardEvent } from 'react'

/** Which of the lines the arrows have come to; null while they are in the field itself. */
export const useActiveLine = ({ id, hrefs }: { id: string; hrefs: string[] }) => {
  const [index, setIndex] = useState(-1)
  const active = hrefs[index] ?? null
  const idOf = (href: string): string => `${id}-${String(hrefs.indexOf(href))}`

  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault()
    // One place beyond the ends is the field itself.
    const next = ((index + 1 + by + hrefs.length + 1) % (hrefs.length + 1)) - 1
    setIndex(next)
    const href = hrefs[next]
    if (href !== undefined) document.getElementById(idOf(href))?.scrollIntoView({ block: 'nearest' })
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
  }
  return { active, idOf, hearKey, leave: () => setIndex(-1) }
}
