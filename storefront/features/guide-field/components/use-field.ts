import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldSheet, PresenceCheck } from '@/contract/guide-field'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { forgetFieldCopies, forgetFieldCopy } from '@/storefront/lib/storage/field-copies'
import { loadFieldSheet, loadToken, sendChecks, sendReadings } from '../api/field-calls'
import { keepCopy, keepMarks, readCopy, readMarks, type FieldMarks } from '../api/field-store'
import { keepShell } from '../api/keep-shell'
import { latestChecks, reasonToGo, withoutSent } from '../rules/presence'

/** Why there is nothing to show. */
export type FieldGone = 'signed out' | 'unknown' | 'canceled' | 'closed' | 'no network'

export type Field = {
  sheet: FieldSheet | null
  /** When the sheet was answered. */
  readAt: string
  gone: FieldGone | null
  isOnline: boolean
  isKept: boolean
  isBusy: boolean
  /** What the server was not told yet. */
  pending: PresenceCheck[]
  presence: PresenceCheck[]
  refusal: string | null
}

const NOTHING: FieldMarks = { checks: [], readings: [] }
const START: Field = {
  sheet: null,
  readAt: '',
  gone: null,
  isOnline: true,
  isKept: false,
  isBusy: false,
  pending: [],
  presence: [],
  refusal: null,
}

/** The field sheet of a departure: the phone's copy first, then the server's; what was said offline leaves when it can. */
export const useField = (departureId: number) => {
  const [field, setField] = useState(START)
  const marks = useRef(NOTHING)
  const token = useRef<string | null>(null)
  const isKept = useRef(false)
  const isSending = useRef(false)
  const change = useCallback((part: Partial<Field>) => setField((before) => ({ ...before, ...part })), [])

  const saveMarks = useCallback(
    async (next: FieldMarks) => {
      marks.current = next
      change({ pending: next.checks })
      if (isKept.current) await keepMarks(departureId, next)
    },
    [change, departureId],
  )

  const leave = useCallback(
    async (gone: FieldGone) => {
      isKept.current = false
      marks.current = NOTHING
      await (gone === 'signed out' ? forgetFieldCopies() : forgetFieldCopy(departureId))
      setField({ ...START, gone })
    },
    [departureId],
  )

  const noteReading = useCallback(async () => {
    if (!isKept.current) return
    const { checks, readings } = marks.current
    await saveMarks({ checks, readings: [...readings, new Date().toISOString()] })
  }, [saveMarks])

  // One at a time: what is said meanwhile leaves with the next.
  const send = useCallback(async (): Promise<void> => {
    if (isSending.current || token.current === null) return
    isSending.current = true
    try {
      const { checks, readings } = marks.current
      const call = { id: departureId, token: token.current }
      if (readings.length > 0) {
        await sendReadings({ ...call, readings: readings.slice(0, 500) })
        await saveMarks({ ...marks.current, readings: marks.current.readings.filter((at) => !readings.includes(at)) })
      }
      if (checks.length > 0) {
        const { presence } = await sendChecks({ ...call, checks })
        await saveMarks({ ...marks.current, checks: withoutSent(marks.current.checks, checks) })
        change({ presence })
      }
      change({ isOnline: true })
    } catch (error) {
      if (isRefusal(error)) change({ refusal: error.error })
      else change({ isOnline: false })
    } finally {
      isSending.current = false
    }
  }, [change, departureId, saveMarks])

  const showCopy = useCallback(async () => {
    const copy = await readCopy(departureId).catch(() => null)
    if (!copy) return null
    isKept.current = true
    const kept = await readMarks(departureId)
    // What was said on this page since is newer than what the phone kept.
    if (marks.current === NOTHING) marks.current = kept
    const { sheet, readAt } = copy
    change({ sheet, readAt, presence: sheet.presence, isKept: true, pending: marks.current.checks })
    return copy
  }, [change, departureId])

  const showAnswer = useCallback(
    async ({ sheet, owner }: { sheet: FieldSheet; owner: number | undefined }) => {
      if (owner !== undefined && owner !== sheet.viewer_id) {
        await forgetFieldCopies()
        isKept.current = false
        await saveMarks(NOTHING)
      }
      const readAt = new Date().toISOString()
      change({ sheet, readAt, presence: sheet.presence, isOnline: true, isKept: isKept.current, gone: null })
      if (!isKept.current) return
      await keepCopy({ sheet, readAt })
      void keepShell().catch(() => undefined)
    },
    [change, saveMarks],
  )

  const load = useCallback(async () => {
    const copy = await showCopy()
    try {
      token.current = await loadToken()
      if (token.current === null) {
        await leave('signed out')
        return
      }
      const sheet = await loadFieldSheet({ id: departureId, token: token.current, kind: copy ? 'copy' : 'page' })
      const reason = reasonToGo(sheet)
      if (reason) {
        await leave(reason)
        return
      }
      await showAnswer({ sheet, owner: copy?.sheet.viewer_id })
      await send()
    } catch (error) {
      if (isRefusal(error)) {
        await leave(error.status === 401 ? 'signed out' : 'unknown')
        return
      }
      change({ isOnline: false, gone: copy ? null : 'no network' })
      await noteReading()
    }
  }, [change, departureId, leave, noteReading, send, showAnswer, showCopy])

  const keep = useCallback(async () => {
    change({ isBusy: true, refusal: null })
    try {
      await keepShell()
      token.current ??= await loadToken()
      if (token.current === null) {
        await leave('signed out')
        return
      }
      const sheet = await loadFieldSheet({ id: departureId, token: token.current, kind: 'copy' })
      const readAt = new Date().toISOString()
      await keepCopy({ sheet, readAt })
      isKept.current = true
      await keepMarks(departureId, marks.current)
      change({ sheet, readAt, isKept: true })
    } catch (error) {
      const refusal = isRefusal(error)
        ? error.error
        : 'La liste n’a pas pu être gardée\u00a0: vérifie le réseau et réessaie.'
      change({ refusal })
    } finally {
      change({ isBusy: false })
    }
  }, [change, departureId, leave])

  const drop = useCallback(async () => {
    isKept.current = false
    await forgetFieldCopy(departureId)
    change({ isKept: false })
  }, [change, departureId])

  const mark = useCallback(
    async (given: Array<{ id: number; state: PresenceCheck['state'] }>) => {
      const at = new Date().toISOString()
      const checks = given.map(({ id, state }) => ({ participant_id: id, state, at }))
      const others = marks.current.checks.filter(
        ({ participant_id: id }) => !checks.some((one) => one.participant_id === id),
      )
      change({ refusal: null })
      await saveMarks({ ...marks.current, checks: [...others, ...checks] })
      await send()
    },
    [change, saveMarks, send],
  )

  useEffect(() => {
    // The phone and the network are looked at once the page is there: neither is known on the server.
    const first = setTimeout(() => void load())
    const goOnline = () => void load()
    const goOffline = () => change({ isOnline: false })
    addEventListener('online', goOnline)
    addEventListener('offline', goOffline)
    return () => {
      clearTimeout(first)
      removeEventListener('online', goOnline)
      removeEventListener('offline', goOffline)
    }
  }, [change, load])

  const { isOnline } = field
  const opened = useCallback(() => {
    if (!isOnline) void noteReading()
  }, [isOnline, noteReading])
  return { ...field, checks: latestChecks(field.presence, field.pending), keep, drop, mark, opened, reload: load }
}
