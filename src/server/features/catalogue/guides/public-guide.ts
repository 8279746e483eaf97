/**
 * The columns of a guide `g` that all may read, and who has a page: whom a trip on sale names. The profile is the one that
 * staff wrote for the pages of trips; a guide of drafts alone is shown nowhere.
 */
export const PUBLIC_GUIDE = /* sql */ `
  g.slug, g.full_name, coalesce(g.job_title, '') as job_title, coalesce(g.biography, '') as biography,
  coalesce((select json_agg(f.text order by f._order) from guides_facts f where f._parent_id = g.id), '[]'::json) as facts,
  (select '/api/media/file/' || coalesce(m.sizes_sm_filename, m.filename) from media m where m.id = g.avatar_id) as portrait_url,
  to_char(g.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at`

export const IS_PUBLIC_GUIDE = /* sql */ `
  exists (select 1 from expeditions e join expedition_hits h on h.id = e.id where e.guide_id = g.id)`
