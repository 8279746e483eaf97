/** Whether a link typed by an editor leads somewhere: to a page of the site, another site by https, a mail or a number. */
export const isContentHref = (href: string): boolean =>
  /^(?:\/(?![/\\])\S*|#[\w-]+|https:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|tel:\+?[\d ]+)$/.test(href)
