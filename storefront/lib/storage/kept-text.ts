import { useSyncExternalStore } from 'react'
import { FORGOTTEN, readLocal, removeLocal, writeLocal } from './browser-storage'

/** A text that this browser keeps for a person, and that the pages follow: also what another tab changes, and what is forgotten. */
export const createKeptText = (key: string) => {
  // For browsers that refuse to keep anything: it stays as long as its page.
  let written: string | null = null
  const listeners = new Set<() => void>()

  const read = (): string | null => readLocal(key) ?? written

  const change = (text: string | null): void => {
    written = text
    if (text === null) removeLocal(key)
    else writeLocal(key, text)
    listeners.forEach((listener) => listener())
  }

  const subscribe = (listener: () => void) => {
    const hear = () => {
      written = null
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', hear)
    addEventListener(FORGOTTEN, hear)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', hear)
      removeEventListener(FORGOTTEN, hear)
    }
  }

  /** What is kept; null on the server, and without anything. */
  const useText = (): string | null => useSyncExternalStore(subscribe, read, () => null)

  return { change, useText }
}
