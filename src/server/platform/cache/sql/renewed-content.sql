-- Tells the site which tag to renew when published content changes, in the transaction that changes it.

create or replace function renew_published_content() returns trigger
    language plpgsql
    as $$
    begin
      if (tg_op <> 'INSERT' and old._status = 'published') or (tg_op <> 'DELETE' and new._status = 'published') then
        perform pg_notify('lagopede_revalidate', coalesce(tg_argv[0], 'content'));
      end if;
      return null;
    end $$;

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
