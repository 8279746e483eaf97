/**
 * Whether mail programs may show a link in a text: a scheme, « www. », a mail address, or a point between two words, as in the
 * name of a site. An abbreviation without a space counts too: nobody knows all endings of sites.
 */
export const becomesLink = (text: string): boolean =>
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}/iu.test(text)
