import type { BlockProps } from './block-props'

export const TextBlock = ({ html, look }: BlockProps<'text'>) => (
  // Written in the panel and rendered from its rich text by the server.
  <div className={`ctext block ctext--${look}`} dangerouslySetInnerHTML={{ __html: html }} />
)
