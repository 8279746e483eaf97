import type { HomePage } from '@/contract/site'
import { HOME_PAGE_DEFAULTS } from '@/domain/content/home-page-defaults'
import { queryOne } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select p.hero_title, p.hero_lead, p.promise_title, p.featured_title, p.featured_text, p.families_title,
    p.selections_title, p.train_title, p.train_text, p.reviews_title, p.agency_title, p.agency_text,
    p.newsletter_title, p.newsletter_text,
    coalesce((select json_agg(json_build_object('figure', r.figure, 'text', r.text) order by r._order)
      from home_page_promises r where r._parent_id = p.id), '[]'::json) as promises,
    coalesce((select json_agg(json_build_object('time', t.time, 'city', t.city, 'text', t.text) order by t._order)
      from home_page_train_stops t where t._parent_id = p.id), '[]'::json) as train_stops
  from home_page p where p._status = 'published' limit 1`

/** The texts of the home page; the defaults until the marketers publish theirs. */
export const readHomePage = async (): Promise<HomePage> =>
  (await queryOne<HomePage>(STATEMENT, [], 'read-home-page')) ??
  structuredClone<HomePage>(HOME_PAGE_DEFAULTS as unknown as HomePage)
