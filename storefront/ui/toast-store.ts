export type Toast = {
  id: number
  tone: 'info' | 'success' | 'error'
  message: string
  /** The 640 px address of a picture, shown as a thumbnail. */
  thumbnail?: string | null
  /** For what was taken away. */
  isThumbnailGrey?: boolean
  link?: { href: string; text: string }
  action?: { text: string; run: () => void }
}

const MOST_TOASTS = 20
const DURATION: Record<Toast['tone'], number> = { info: 4000, success: 2000, error: 4000 }
const NONE: Toast[] = []

let toasts: Toast[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: Toast[]) => {
  toasts = next
  listeners.forEach((listener) => listener())
}

export const dismissToast = (id: number) => set(toasts.filter((toast) => toast.id !== id))

/** Shows a notification for 4 seconds (2 for a success), at most 20 at once (spec §9), and answers its number. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  const id = ++lastId
  set([...toasts, { ...toast, id }].slice(-MOST_TOASTS))
  setTimeout(() => dismissToast(id), DURATION[toast.tone])
  return id
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const readToasts = () => toasts
export const readToastsOnServer = () => NONE
