import config from '@payload-config'
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { EPISODES } from './articles/episodes'
import { ARTICLES, writeArticles } from './write-articles'

it('publishes every article and episode of the demo once, its sound beside it', async () => {
  const payload = await getPayload({ config, cron: false })
  const covers = [...new Set([...ARTICLES, ...EPISODES].map(({ cover }) => `${cover}.webp`))]
  await query(`insert into media (filename, alt) select unnest($1::text[]), 'Une image'`, [
    [...covers, 'guide-maelle-perrillat.webp'],
  ])
  const people = [...new Set(ARTICLES.map(({ author }) => author))]
  await query(
    `insert into guides (full_name, slug) select name, 'guide-' || n from unnest($1::text[]) with ordinality g(name, n)`,
    [people],
  )

  await writeArticles({ payload })
  await writeArticles({ payload })

  const [counted] = await query<{ texts: number; episodes: number; sounds: number }>(
    `select count(*) filter (where category <> 'podcasts')::int as texts,
       count(*) filter (where category = 'podcasts')::int as episodes,
       count(*) filter (where r.filesize > 300000)::int as sounds
     from articles a left join recordings r on r.id = a.recording_id where a._status = 'published'`,
  )
  expect(counted).toEqual({ texts: 28, episodes: 4, sounds: 4 })

  const faces = await query(
    `select distinct block ->> 'author' as author, m.filename
     from articles a, jsonb_array_elements(a.blocks) block join media m on m.id = (block ->> 'portrait')::int
     where block ->> 'blockType' = 'quote'`,
  )
  expect(faces).toEqual([{ author: 'Maëlle Perrillat', filename: 'guide-maelle-perrillat.webp' }])
})
