import {
  BoldFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  FixedToolbarFeature,
} from '@payloadcms/richtext-lexical'
import { ValidationError, type RichTextHooks } from 'payload'
import { richTextFault } from '@/domain/text/rich-text-fault'

type Headings = Array<'h2' | 'h3' | 'h4'>

/**
 * The editor of every rich text: headings below that of the page, lists, links by their address, bold and italics. Any
 * other node is refused on save, also in drafts: Payload does not check the nodes that its editor does not know.
 */
export const textEditor = (headings: Headings): ReturnType<typeof lexicalEditor> => {
  const editor = lexicalEditor({
    features: [
      FixedToolbarFeature(),
      InlineToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: headings }),
      UnorderedListFeature(),
      OrderedListFeature(),
      LinkFeature({ enabledCollections: [] }),
      BoldFeature(),
      ItalicFeature(),
    ],
  })
  return async (options) => {
    const adapter = await editor(options)
    const { beforeValidate = [], ...hooks } = adapter.hooks ?? {}
    return { ...adapter, hooks: { ...hooks, beforeValidate: [refuseForeignText, ...beforeValidate] } }
  }
}

type Hook = NonNullable<RichTextHooks['beforeValidate']>[number]

/** Refuses a text that holds what the editor does not write. */
export const refuseForeignText: Hook = ({ value, field, path, collection, global, req }) => {
  const message = richTextFault(value)
  if (message === null) return value
  const label = typeof field.label === 'string' ? field.label : field.name
  throw new ValidationError(
    { collection: collection?.slug, global: global?.slug, errors: [{ label, message, path: path.join('.') }], req },
    req.t,
  )
}
