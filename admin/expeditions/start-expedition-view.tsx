import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { StartExpedition } from './start-expedition'

/**
 * « Créer » on expeditions. Payload's own view saves an empty draft as soon as it opens, for there must be something
 * that it can save again; this one asks for the name first.
 */
export const StartExpeditionView = ({ initPageResult }: AdminViewServerProps) => {
  if (!initPageResult.permissions.collections?.['expeditions']?.create) notFound()
  return <StartExpedition />
}
