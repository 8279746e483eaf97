/** Words of French: several of them, a letter with an accent, or one that begins with a capital. */
const FRENCH = /\p{L}[\s’]+\p{L}|[\p{L}--\p{ASCII}]|^\p{Lu}\p{Ll}/v

/**
 * Leaves the texts that people read as they are: a test of their every word would only repeat them. Texts with a value
 * in them are changed like anything else, for what stands in them is worked out.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'french',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'StringLiteral' && FRENCH.test(node.value)
          ? 'A French text, which its test would repeat.'
          : undefined,
    },
  },
]
