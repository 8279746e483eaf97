import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'

/** A text being written; it waits when its author was sent to sign in. */
export type Draft = { text: string; isWaiting: boolean }

const NONE: Draft = { text: '', isWaiting: false }

let drafts: Record<string, Draft> | undefined
const listeners = new Set<() => void>()

const load = (): Record<string, Draft> => {
  if (drafts) return drafts
  try {
    drafts = JSON.parse(readTab(SESSION_KEYS.messageDrafts) ?? '{}') as Record<string, Draft>
  } catch {
    drafts = {}
  }
  return drafts
}

export const readDraft = (key: string): Draft => load()[key] ?? NONE
export const readDraftOnServer = (): Draft => NONE

/** Keeps a text for this tab, until it is sent. */
export const writeDraft = (key: string, change: Partial<Draft>): void => {
  const { [key]: before = NONE, ...others } = load()
  const next = { ...before, ...change }
  drafts = next.text === '' ? others : { ...others, [key]: next }
  writeTab(SESSION_KEYS.messageDrafts, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))
  listeners.forEach((listener) => listener())
}

export const subscribeToDrafts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
