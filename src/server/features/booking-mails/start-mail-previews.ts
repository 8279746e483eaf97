import { mailPreviewer } from '@/server/platform/email/mail-previewer'

/** From now on this process shows the mails of a cancellation before it happens. */
export const startMailPreviews = (): void => {
  const previewer = mailPreviewer()
  // What draws messages is loaded with the first that is asked for.
  previewer.compose = async (asked) => (await import('./preview-mails')).composeTold(asked)
  previewer.write = async (asked) => (await import('./preview-mails')).writeTold(asked)
}
