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

/** What a text of the site is made of: headings below that of its page, lists, links by their address, bold and italics. */
export const textEditor = ({ headings }: { headings: Array<'h2' | 'h3' | 'h4'> }) =>
  lexicalEditor({
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
