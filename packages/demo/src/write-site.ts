import type { Payload } from 'payload'
import { HOME_PAGE_DEFAULTS } from '@/domain/content/home-page-defaults'
import { SITE_SETTINGS_DEFAULTS } from '@/server/features/catalogue/editorial/site-settings-defaults'
import { LEGAL_IDENTITY } from './write-legal'
import { SELECTIONS } from './catalogue/selections'
import type { WrittenExpedition } from './write-expeditions'

type Options = { payload: Payload; media: Map<string, number>; written: WrittenExpedition[] }

/** Writes the settings of the site, the home page and its thematic selections. */
export const writeSite = async ({ payload, media, written }: Options): Promise<void> => {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      ...SITE_SETTINGS_DEFAULTS,
      emergency_phone: '+33465712019',
      // The password of the demo accounts is published: a second factor would only keep their reader out.
      require_second_factor: false,
      legal: LEGAL_IDENTITY,
      award: 'Lauréat du Prix du voyage bas carbone 2025',
      social_links: (['instagram', 'facebook', 'linkedin', 'youtube'] as const).map((network) => ({
        network,
        url: `https://${network}.example/lagopede`,
      })),
    },
  })
  const { promises, train_stops, ...texts } = HOME_PAGE_DEFAULTS
  await payload.updateGlobal({
    slug: 'home-page',
    data: {
      ...texts,
      promises: promises.map((promise) => ({ ...promise })),
      train_stops: train_stops.map((stop) => ({ ...stop })),
      _status: 'published',
    },
  })
  for (const { slug, title, intro, holds } of SELECTIONS) {
    await payload.create({
      collection: 'selections',
      data: {
        slug,
        title,
        intro,
        image: media.get(`selection-${slug}`),
        expeditions: written.filter(({ expedition }) => holds(expedition)).map(({ id }) => id),
        is_published: true,
      },
    })
  }
}
