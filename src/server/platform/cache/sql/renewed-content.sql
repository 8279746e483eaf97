-- Says, table by table, which tags of kept pages a change renews, in the transaction that makes the change. What a job
-- works out later renews its own tags: cards and families of activities (`search/cards`), a legal text on the day it takes
-- effect (`legal/renew-legal-pages`).

-- Of every row.
create or replace function renew_tags() returns trigger
    language plpgsql
    as $$
    begin
      perform pg_notify('lagopede_revalidate', tg_argv[0]);
      return null;
    end $$;

-- Of what is published, or was: a draft is on no page.
create or replace function renew_published_content() returns trigger
    language plpgsql
    as $$
    begin
      if (tg_op <> 'INSERT' and old._status = 'published') or (tg_op <> 'DELETE' and new._status = 'published') then
        perform pg_notify('lagopede_revalidate', coalesce(tg_argv[0], 'content'));
      end if;
      return null;
    end $$;

-- The page of the expedition that this column of the row names.
create or replace function renew_expedition_page() returns trigger
    language plpgsql
    as $$
    declare
      changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    begin
      perform pg_notify('lagopede_revalidate', coalesce('expedition:' || (changed ->> tg_argv[0]), 'hits'));
      return null;
    end $$;

create or replace trigger site_settings_renew_tags after insert or update on site_settings
  for each row execute function renew_tags('site');

create or replace trigger selections_renew_tags after insert or delete or update on selections
  for each row execute function renew_tags('home catalogue');

create or replace trigger activity_categories_renew_tags after insert or delete or update on activity_categories
  for each row execute function renew_tags('catalogue');

create or replace trigger reviews_renew_tags after insert or delete or update on reviews
  for each row execute function renew_tags('reviews');

create or replace trigger authors_renew_tags after insert or delete or update on authors
  for each row execute function renew_tags('articles');

create or replace trigger media_renew_tags after update on media
  for each row execute function renew_tags('home content articles');

create or replace trigger recordings_renew_tags after delete or update on recordings
  for each row execute function renew_tags('content');

create or replace trigger guides_renew_tags after delete or update on guides
  for each row execute function renew_tags('content');

create or replace trigger emission_factors_renew_tags after insert or update on emission_factors
  for each row execute function renew_tags('content');

create or replace trigger articles_renew_published_content after insert or delete or update on articles
  for each row execute function renew_published_content('articles');

create or replace trigger faq_entries_renew_published_content after insert or delete or update on faq_entries
  for each row execute function renew_published_content('faq');

create or replace trigger home_page_renew_published_content after insert or delete or update on home_page
  for each row execute function renew_published_content('home');

create or replace trigger navigation_renew_published_content after insert or delete or update on navigation
  for each row execute function renew_published_content('site');

create or replace trigger pages_renew_published_content after insert or delete or update on pages
  for each row execute function renew_published_content();

create or replace trigger legal_documents_renew_tags after insert or update on legal_documents
  for each row when (new.status = 'published') execute function renew_tags('legal');

create or replace trigger cancellation_rules_renew_tags after insert or update on cancellation_rules
  for each row when (new.status = 'published') execute function renew_tags('cancellation');

create or replace trigger payment_terms_renew_tags after insert or update on payment_terms
  for each row when (new.status = 'published') execute function renew_tags('payment-terms');

create or replace trigger level_quizzes_renew_tags after insert or update on level_quizzes
  for each row when (new.status = 'published') execute function renew_tags('level-quiz');

create or replace trigger messages_renew_expedition_page after insert or delete or update on messages
  for each row execute function renew_expedition_page('expedition_id');

create or replace trigger reviews_renew_expedition_page after delete or update on reviews
  for each row execute function renew_expedition_page('expedition_id');
