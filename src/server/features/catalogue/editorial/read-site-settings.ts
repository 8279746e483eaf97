import { queryOne } from '@/server/platform/db/pool'
import { SITE_SETTINGS_DEFAULTS, type EditedSettings } from './site-settings-defaults'

const STATEMENT = /* sql */ `
  select s.brand, s.baseline, s.phone, s.phone_e164, s.opening_hours, s.about, s.award, s.seminars_url,
    s.appointment_url,
    s.google_review_url,
    coalesce((select json_agg(json_build_object('network', l.network, 'url', l.url) order by l._order)
      from site_settings_social_links l where l._parent_id = s.id), '[]'::json) as social_links
  from site_settings s limit 1`

/** What header and footer show; the defaults until someone saves the settings. */
export const readSiteSettings = async (): Promise<EditedSettings> =>
  (await queryOne<EditedSettings>(STATEMENT, [], 'read-site-settings')) ?? SITE_SETTINGS_DEFAULTS
