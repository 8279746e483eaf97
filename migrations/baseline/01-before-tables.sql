-- What tables need before they are made: extensions, the French dictionary of the search, functions that indexes call.

create extension if not exists pg_trgm with schema public;

create extension if not exists unaccent with schema public;

create function public.mailbox_of(email text) returns text
    language sql immutable strict parallel safe
    as $_$
      select case when part.domain in ('gmail.com', 'proton.me', 'protonmail.com', 'pm.me')
        then replace(part.name, '.', '') else part.name end || '@' || part.domain
      from (
        select coalesce(nullif(split_part(half.local, '+', 1), ''), half.local) as name,
          case half.domain when 'googlemail.com' then 'gmail.com' else half.domain end as domain
        from (
          select coalesce(substring(lower(btrim(email)) from '^(.*)@[^@]*$'), '') as local,
            substring(lower(btrim(email)) from '[^@]*$') as domain
        ) half
      ) part
    $_$;

create text search dictionary search_stem (
    template = pg_catalog.snowball,
    language = 'french' );

create text search configuration search_french (
    parser = pg_catalog."default" );

alter text search configuration search_french
    add mapping for asciiword with unaccent, search_stem;

alter text search configuration search_french
    add mapping for word with unaccent, search_stem;

alter text search configuration search_french
    add mapping for numword with unaccent, search_stem;

alter text search configuration search_french
    add mapping for email with simple;

alter text search configuration search_french
    add mapping for url with simple;

alter text search configuration search_french
    add mapping for host with simple;

alter text search configuration search_french
    add mapping for sfloat with simple;

alter text search configuration search_french
    add mapping for version with simple;

alter text search configuration search_french
    add mapping for hword_numpart with unaccent, search_stem;

alter text search configuration search_french
    add mapping for hword_part with unaccent, search_stem;

alter text search configuration search_french
    add mapping for hword_asciipart with unaccent, search_stem;

alter text search configuration search_french
    add mapping for numhword with unaccent, search_stem;

alter text search configuration search_french
    add mapping for asciihword with unaccent, search_stem;

alter text search configuration search_french
    add mapping for hword with unaccent, search_stem;

alter text search configuration search_french
    add mapping for url_path with simple;

alter text search configuration search_french
    add mapping for file with simple;

alter text search configuration search_french
    add mapping for "float" with simple;

alter text search configuration search_french
    add mapping for "int" with simple;

alter text search configuration search_french
    add mapping for uint with simple;
