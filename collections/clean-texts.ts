import {
  APIError,
  type CollectionBeforeValidateHook,
  type Field,
  type GlobalBeforeValidateHook,
  type Plugin,
} from 'payload'
import { email, text, textarea } from 'payload/shared'
import { withoutHidden } from '@/domain/text/plain-text'
import { isLongerThan, mostUnits } from '@/domain/text/text-length'

const DEEPEST = 60
export const TOO_DEEP = 'Ce contenu est trop imbriqué.'
/** Written by whoever signs in with them: cleaned, they would be others. */
const AS_TYPED = new Set(['password'])

/**
 * Has every text that is saved in a collection or a global, at any depth, leave out what the eye does not see and what
 * PostgreSQL refuses: null bytes, half characters, what turns the reading order around.
 */
export const cleanTexts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: onlyTexts(collection.fields),
    hooks: { ...collection.hooks, beforeValidate: [cleanDocument, ...(collection.hooks?.beforeValidate ?? [])] },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    fields: onlyTexts(global.fields),
    hooks: { ...global.hooks, beforeValidate: [cleanGlobal, ...(global.hooks?.beforeValidate ?? [])] },
  })),
})

/** Rules of texts are given texts: whatever else was sent is refused before them. */
const onlyTexts = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: onlyTexts(tab.fields) })) }
    if ('fields' in field) return { ...field, fields: onlyTexts(field.fields) }
    if (!ONE_TEXT.has(field.type) || ('hasMany' in field && field.hasMany)) return field
    const own = 'validate' in field && field.validate
    const rule = (own || PAYLOADS_OWN[field.type]) as Rule | undefined
    if (!rule) return field
    const guarded = (value: unknown, options: Bound) => {
      if (typeof value === 'string') return rule(value, asSeen({ text: value, options }))
      return value === null || value === undefined ? rule(value, options) : NOT_A_TEXT
    }
    // The type of a rule depends on that of its field, which is the same as before.
    return { ...field, validate: guarded } as Field
  })

/** Payload counts units of UTF-16; people count characters. */
const asSeen = ({ text: value, options }: { text: string; options: Bound }): Bound => {
  const { maxLength: max } = options
  const isTooLong = max === undefined || value.length > mostUnits(max) || isLongerThan({ text: value, max })
  return isTooLong ? options : { ...options, maxLength: undefined }
}

type Bound = { maxLength?: number | undefined }
type Rule = (value: unknown, options: Bound) => unknown

const PAYLOADS_OWN: Partial<Record<Field['type'], unknown>> = { email, text, textarea }
const ONE_TEXT = new Set(['text', 'textarea', 'email', 'code'])
const FACTS_OF_FILES = ['filename', 'mimeType', 'url', 'thumbnailURL']
const NOT_A_TEXT = 'On attend ici un texte.'

const cleanDocument: CollectionBeforeValidateHook = ({ data }) => {
  // Payload adds these to a collection of files, without a rule.
  const isOdd = (name: string) => typeof data?.[name] === 'object' && data[name] !== null
  if (FACTS_OF_FILES.some(isOdd)) throw new APIError(NOT_A_TEXT, 400, undefined, true)
  return cleanFields(data)
}
const cleanGlobal: GlobalBeforeValidateHook = ({ data }) => cleanFields(data)

const cleanFields = <Data extends Record<string, unknown>>(data: Data | undefined): Data | undefined => {
  if (!data) return data
  for (const [name, value] of Object.entries(data)) {
    // In place: Payload's hooks share one object, whose type stays that of the document.
    if (!AS_TYPED.has(name)) Reflect.set(data, name, clean(value))
  }
  return data
}

const clean = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutHidden(value)
  if (depth > DEEPEST) throw new APIError(TOO_DEEP, 400, undefined, true)
  if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [withoutHidden(name), clean(part, depth + 1)]))
}

// Dates and files are what they are.
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object)
