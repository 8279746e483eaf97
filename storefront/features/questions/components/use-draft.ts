import { useSyncExternalStore } from 'react'
import { readDraft, readDraftOnServer, subscribeToDrafts, type Draft } from '../rules/drafts'

/** The text kept under a key, in this tab. */
export const useDraft = (key: string): Draft =>
  useSyncExternalStore(subscribeToDrafts, () => readDraft(key), readDraftOnServer)
