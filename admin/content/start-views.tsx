import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { StartDraft, type StartedCollection } from './start-draft'

/**
 * « Créer » on a collection whose drafts are saved by themselves. Payload's own view saves an empty draft as soon as it opens, for
 * there must be something that it can save again; this one asks for the name first.
 */
const startViewOf = (collection: StartedCollection) =>
  function StartView({ initPageResult }: AdminViewServerProps) {
    if (!initPageResult.permissions.collections?.[collection]?.create) notFound()
    return <StartDraft collection={collection} />
  }

export const StartExpeditionView = startViewOf('expeditions')
export const StartPageView = startViewOf('pages')
export const StartArticleView = startViewOf('articles')
