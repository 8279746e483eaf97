type Shared = { title: string; url: string }

/** Whether links are shared by the system's own sheet: on what is held in the hand. Ask in the browser alone. */
export const hasShareSheet = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches

/** Opens the system's sheet. Closing it rejects: nothing to say. */
export const openShareSheet = (shared: Shared): Promise<void> => navigator.share(shared).catch(() => undefined)
