import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { fileAddress } from '@/domain/file-address'
import { up } from '../../migrations/20261129_004700_file_addresses'
import { query } from '@/server/platform/db/pool'

const NAMES = [
  'Capture d’écran 2026-11-28 à 11.02.03 été AM',
  "col, (neige) & ciel 100 % l'été!",
  '雪山 🏔 #1?',
  'vercors',
]

it('gives each file the address that its name has', async () => {
  const payload = await getPayload({ config, cron: false })
  await query(
    `insert into media (filename, url, sizes_sm_filename, sizes_sm_url)
     select name || '.webp', '/api/media/file/' || name || '.webp', name || '-640.webp', null from unnest($1::text[]) as names (name)`,
    [NAMES],
  )
  await up({ db: payload.db.drizzle } as unknown as Parameters<typeof up>[0])
  expect(await query('select url, sizes_sm_url as small, sizes_xs_url as xs from media order by id')).toEqual(
    NAMES.map((name) => ({
      url: fileAddress({ collection: 'media', name: `${name}.webp` }),
      small: fileAddress({ collection: 'media', name: `${name}-640.webp` }),
      xs: null,
    })),
  )
})
