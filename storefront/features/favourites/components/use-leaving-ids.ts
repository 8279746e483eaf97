import { useEffect, useState } from 'react'

/** As long as a card takes to leave, in milliseconds: `--duration-base`. */
const LEAVING_MS = 220

/** The ids to show: those of now, and for a moment, in their places, those that just left. */
export const useLeavingIds = (ids: number[]): number[] => {
  const [shown, setShown] = useState(ids)
  const isSame = ids.length === shown.length && ids.every((id, index) => id === shown[index])
  const isLeaving = shown.some((id) => !ids.includes(id))
  useEffect(() => {
    if (isSame) return
    const timer = setTimeout(() => setShown(ids), isLeaving ? LEAVING_MS : 0)
    return () => clearTimeout(timer)
  }, [ids, isSame, isLeaving])
  return isLeaving ? shown : ids
}
