import type { CollectionBeforeChangeHook } from 'payload'

const FACTS = ['width', 'height', 'filesize', 'mimeType', 'thumbnailURL'] as const

/** A form that was loaded before the picture was drawn says what its file was like: a save without a file changes none of it. */
export const keepFacts: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.file) return data
  return { ...data, ...Object.fromEntries(FACTS.map((fact) => [fact, originalDoc?.[fact]])) }
}
