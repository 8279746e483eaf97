import { mailPreviewer } from '@/server/platform/email/mail-previewer'

/** From now on this process shows mails in texts that are not published. */
export const startTextPreviews = (): void => {
  // What draws messages is loaded with the first that is asked for.
  mailPreviewer().inText = async (asked) => (await import('./draw-text')).drawText(asked)
}
