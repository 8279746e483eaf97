import type { ComponentProps } from 'react'
import { capSizes } from './cap-sizes'

const WIDTHS = [320, 640, 768, 1024, 1280, 1536]
const SMALL = /-640\.webp$/

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'loading'> & {
  /** The 640 px address (`…-640.webp`): the other widths are its siblings. Any other address is shown as is. */
  src: string
  /** Empty when the picture is decorative. */
  alt: string
  sizes: string
  width?: number
  height?: number
  /** The picture the page is judged by: loaded first instead of lazily. */
  priority?: boolean
}

export const Photo = (given: PhotoProps) => {
  const { src, alt, sizes, width = 640, height = 480, priority = false, fetchPriority, ...props } = given
  const isResponsive = SMALL.test(src)
  return (
    <img
      {...props}
      // Set before src, so that no browser starts the fallback first.
      sizes={isResponsive ? capSizes(sizes) : undefined}
      srcSet={
        isResponsive ? WIDTHS.map((size) => `${src.replace(SMALL, `-${size}.webp`)} ${size}w`).join(', ') : undefined
      }
      src={src}
      alt={alt}
      width={width}
      height={height}
      // Painted with the page's first frame: decoded beside it, it would wait until the scripts have run.
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : fetchPriority}
    />
  )
}
