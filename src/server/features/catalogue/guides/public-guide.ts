/** A guide `g` who has a page: one that the agency wants on the site, and whom a trip on sale names. */
export const IS_PUBLIC_GUIDE = /* sql */ `
  (g.is_published and exists (select 1 from expeditions e join expedition_hits h on h.id = e.id where e.guide_id = g.id))`

/** The address of the page of a guide `g`: null where there is none, so that nothing leads there. */
export const GUIDE_SLUG = /* sql */ `case when ${IS_PUBLIC_GUIDE} then g.slug end`

/** The languages of a guide `g`, a list. */
export const GUIDE_LANGUAGES_OF = /* sql */ `
  coalesce((select json_agg(l.value order by l."order") from guides_languages l where l.parent_id = g.id), '[]'::json)`

/** What a guide's page says, from the row `g`: as `GuideText` has it. */
export const GUIDE_TEXT = /* sql */ `
  coalesce(g.job_title, '') as job_title, coalesce(g.biography, '') as biography,
  coalesce(g.portrait_caption, '') as portrait_caption,
  coalesce((select json_agg(f.text order by f._order) from guides_facts f where f._parent_id = g.id), '[]'::json) as facts,
  ${GUIDE_LANGUAGES_OF} as languages,
  coalesce((select json_agg(json_build_object('year', d.year::int, 'title', d.title) order by d._order)
    from guides_diplomas d where d._parent_id = g.id), '[]'::json) as diplomas`

/** The columns of a guide `g` that all may read, with the families and countries of his or her trips on sale. */
export const PUBLIC_GUIDE = /* sql */ `
  g.slug, g.full_name, ${GUIDE_TEXT},
  coalesce((select json_agg(c.title order by c._order, c.id) from activity_categories c where exists (
    select 1 from expeditions e join expedition_hits h on h.id = e.id
      join activity_categories_rels r on r.parent_id = c.id and r.path = 'activities' join activities a on a.id = r.activities_id
    where e.guide_id = g.id and h.hit -> 'activities' ? a.name)), '[]'::json) as families,
  coalesce((select json_agg(distinct country.name) from expeditions e join expedition_hits h on h.id = e.id,
    jsonb_array_elements_text(h.hit -> 'countries') as country (name) where e.guide_id = g.id), '[]'::json) as countries,
  (select coalesce(m.sizes_sm_url, m.url) from media m where m.id = g.avatar_id) as portrait_url,
  to_char(g.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at`
