import { useState, type KeyboardEvent } from 'react'

/** Which of the lines the arrows have come to; null while they are in the field itself. */
export const useActiveLine = ({ id, keys }: { id: string; keys: string[] }) => {
  const [index, setIndex] = useState(-1)
  const active = keys[index] ?? null
  const idOf = (key: string): string => `${id}-${String(keys.indexOf(key))}`

  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault()
    // One place beyond the ends is the field itself.
    const next = ((index + 1 + by + keys.length + 1) % (keys.length + 1)) - 1
    setIndex(next)
    const key = keys[next]
    if (key !== undefined) document.getElementById(idOf(key))?.scrollIntoView({ block: 'nearest' })
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(event, 1)
    if (event.key === 'ArrowUp') move(event, -1)
  }
  return { active, idOf, hearKey, leave: () => setIndex(-1) }
}
