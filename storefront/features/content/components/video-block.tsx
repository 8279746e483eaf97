import { ChevronDown } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

/** The browser's own player: it is worked by keyboard, and loads nothing before it is asked to. */
export const VideoBlock = ({ id, title, intro, url, name, poster, transcript }: BlockProps<'video'>) => (
  <BlockSection id={id} title={title} intro={intro} className="cvideo">
    {/* What is said and seen stands below, whole. */}
    {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
    <video controls preload="none" playsInline src={url} poster={poster?.url} aria-label={name} />
    <details className="cvideo__said">
      <summary>
        Transcription
        <Icon of={ChevronDown} />
      </summary>
      {/* Written in the panel and rendered from its rich text by the server. */}
      <div className="ctext" dangerouslySetInnerHTML={{ __html: transcript }} />
    </details>
  </BlockSection>
)
