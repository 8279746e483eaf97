const day = (instant: string): string => `to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`

/** The SQL of a review as the API shows it, `r` being its row: for `json_build_object`. */
export const REVIEW_OBJECT = /* sql */ `
  'id', r.id, 'rateOnFive', r.rate::int, 'firstName', r.first_name, 'reviewText', r.text,
  'date', ${day('coalesce(r.published_at, r.created_at)')},
  'published_at', to_char(coalesce(r.published_at, r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'trip_date', ${day('r.trip_date')},
  'verified', r.reservation_id is not null,
  'guide_rate', r.guide_rate::int, 'level_rate', r.level_rate::int, 'organisation_rate', r.organisation_rate::int,
  'reply', case when r.reply <> '' then json_build_object('text', r.reply, 'date', ${day('r.replied_at')}) end`
