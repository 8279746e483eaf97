import { CONTACT_MIN_SECONDS } from '@/domain/contact/contact'
import { askFormMark } from '../api/send-contact'

type Opened = { mark: string; at: number }

/**
 * The mark of one form: asked for when the form is first touched, and given once it is old enough that nobody takes its
 * sender for a script. Asking that failed is tried anew.
 */
export const createFormMark = () => {
  let opened: Promise<Opened> | undefined
  const open = (): Promise<Opened> => {
    opened ??= askFormMark().then(
      (mark) => ({ mark, at: performance.now() }),
      (refusal: unknown) => {
        opened = undefined
        throw refusal
      },
    )
    return opened
  }
  return {
    touch: (): void => void open().catch(() => undefined),
    read: async (): Promise<string> => {
      const { mark, at } = await open()
      const left = CONTACT_MIN_SECONDS * 1000 - (performance.now() - at)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      return mark
    },
    /** The next message is another form's. */
    forget: (): void => {
      opened = undefined
    },
  }
}
