import type { Payload } from 'payload'
import type { Guide } from '@/payload-types'

let made = 0

/** A guide with a profile, and an account if one is named. */
export const createGuide = (payload: Payload, { name, user }: { name: string; user?: number }): Promise<Guide> => {
  const mark = String(++made).padStart(4, '0')
  return payload.create({
    collection: 'guides',
    data: { full_name: name, slug: `${name.toLowerCase().replaceAll(' ', '-')}-${mark}`, ...(user && { user }) },
  })
}
