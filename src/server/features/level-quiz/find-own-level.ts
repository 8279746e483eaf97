import type { OutputOf } from '@/contract/define-route'
import type { OwnLevel } from '@/contract/own-level'
import { queryOne } from '@/server/platform/db/pool'

export type OwnLevelAnswer = OutputOf<typeof OwnLevel>

/** The level that somebody saved, its families in the order and by the names of today; those that are gone are left out. */
export const findOwnLevel = async ({ userId }: { userId: number }): Promise<OwnLevelAnswer> => ({
  saved:
    (await queryOne<NonNullable<OwnLevelAnswer['saved']>>(
      /* sql */ `
      select l.version, l.answers, to_char(l.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saved_at,
        (select coalesce(json_agg(json_build_object('family', c.slug, 'title', c.title, 'level', (l.levels ->> c.slug)::int)
            order by c._order, c.id), '[]')
          from activity_categories c where l.levels ? c.slug) as levels
      from user_levels l where l.user_id = $1`,
      [userId],
    )) ?? null,
})
