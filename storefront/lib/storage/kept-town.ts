import { useMemo } from 'react'
import { TOWN_CODE, type Town } from '@/domain/places/town'
import { changeSession } from '@/storefront/lib/session/store'
import { LOCAL_KEYS } from './browser-storage'
import { createKeptText } from './kept-text'

const { change: write, useText } = createKeptText(LOCAL_KEYS.town)

const change = (text: string | null): void => {
  write(text)
  // What follows the session alone hears of it as well: see `useMayLeaveElsewhere`.
  changeSession({})
}

/** Keeps a town in this browser. */
export const keepTown = ({ code, name, label }: Town): void => change(JSON.stringify({ code, name, label }))

export const dropTown = (): void => change(null)

/** The town that this browser keeps; null on the server, and without one. */
export const useKeptTown = (): Town | null => {
  const text = useText()
  return useMemo(() => (text === null ? null : parse(text)), [text])
}

const parse = (text: string): Town | null => {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return null
    const { code, name, label } = kept as Partial<Record<keyof Town, unknown>>
    return typeof code === 'string' && TOWN_CODE.test(code) && typeof name === 'string' && typeof label === 'string'
      ? { code, name, label }
      : null
  } catch {
    return null
  }
}
