import { useMemo } from 'react'
import type { KeptAnswers } from '@/domain/travelers/own-levels'
import type { OwnLevels } from '@/domain/catalogue/trip-fit'
import { LOCAL_KEYS } from './browser-storage'
import { createKeptText } from './kept-text'

/** What this browser's visitor answered to a version of the level quiz; `levels` are theirs once every question had its answer. */
export type LevelAnswers = { version: string; answers: KeptAnswers; levels: OwnLevels | null }

const { change, useText } = createKeptText(LOCAL_KEYS.levelAnswers)

export const keepLevelAnswers = (kept: LevelAnswers): void => change(JSON.stringify(kept))

export const dropLevelAnswers = (): void => change(null)

/** What this browser keeps; null on the server, without an answer, or for what cannot be read. */
export const useLevelAnswers = (): LevelAnswers | null => {
  const text = useText()
  return useMemo(() => (text === null ? null : parse(text)), [text])
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
