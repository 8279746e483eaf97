import { useMemo, useSyncExternalStore } from 'react'
import type { KeptAnswers } from '@/domain/own-levels'
import type { OwnLevels } from '@/domain/trip-fit'
import { FORGOTTEN, LOCAL_KEYS, readLocal, removeLocal, writeLocal } from './browser-storage'

/** What this browser's visitor answered to a version of the level quiz; `levels` are theirs once every question had its answer. */
export type LevelAnswers = { version: string; answers: KeptAnswers; levels: OwnLevels | null }

const KEY = LOCAL_KEYS.levelAnswers

// For browsers that refuse to keep anything: the quiz goes on as long as its page.
let written: string | null = null
const listeners = new Set<() => void>()

export const keepLevelAnswers = (kept: LevelAnswers): void => change(JSON.stringify(kept))

export const dropLevelAnswers = (): void => change(null)

/** What this browser keeps; null on the server, without an answer, or for what cannot be read. */
export const useLevelAnswers = (): LevelAnswers | null => {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => (text === null ? null : parse(text)), [text])
}

const change = (text: string | null) => {
  written = text
  if (text === null) removeLocal(KEY)
  else writeLocal(KEY, text)
  listeners.forEach((listener) => listener())
}

const read = (): string | null => readLocal(KEY) ?? written

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

const parse = (text: string): LevelAnswers | null => {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || typeof kept.version !== 'string' || !isRecord(kept.answers)) return null
    const answers = Object.entries(kept.answers).flatMap(([id, place]): [string, number | null][] =>
      place === null || isWhole(place) ? [[id, place]] : [],
    )
    return { version: kept.version, answers: Object.fromEntries(answers), levels: parseLevels(kept.levels) }
  } catch {
    return null
  }
}

const parseLevels = (levels: unknown): OwnLevels | null => {
  if (!isRecord(levels)) return null
  const known = Object.entries(levels).flatMap(([slug, level]): [string, number][] =>
    isWhole(level) && level <= 5 ? [[slug, level]] : [],
  )
  return known.length > 0 ? Object.fromEntries(known) : null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
