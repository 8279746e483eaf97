import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'

export const SIZE_NAMES = Object.keys(IMAGE_WIDTHS)

/** The columns of `media` that say something of one of a picture's files. */
export const columnsOf = (size: string) => {
  const prefix = size === 'main' ? '' : `sizes_${size}_`
  return {
    name: `${prefix}filename`,
    address: `${prefix}url`,
    type: `${prefix}mime_type`,
    bytes: `${prefix}filesize`,
    width: `${prefix}width`,
    height: `${prefix}height`,
  }
}
