import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'

export type RichText = Parameters<typeof convertLexicalToHTML>[0]['data']

/** The editor's rich text as HTML; Payload escapes what was typed. */
export const presentRichText = (data: RichText | null): string =>
  data ? convertLexicalToHTML({ data, disableContainer: true }) : ''
