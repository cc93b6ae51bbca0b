-- What a lender says to its customers beside the screens' own words: questions and answers in each language, and when
-- somebody answers the telephone. Each change is a version of its own; what was said on a day can be looked up.

create table published_text (
  market       text collate "C" not null check (market ~ '^[a-z]{2}$'),
  name         text collate "C" not null check (name in ('faq.en', 'faq.zh', 'faq.fil', 'faq.hi', 'service-desk')),
  version      integer not null check (version > 0),
  body         jsonb not null check (jsonb_typeof(body) = 'object'),
  -- 'house': what every lender begins with, replaced by a newer one of the house. 'lender': nobody replaces it but the lender.
  origin       text collate "C" not null check (origin in ('house', 'lender')),
  published_at timestamptz not null,
  primary key (market, name, version)
);
grant select, insert on published_text to candor_app;

create trigger published_text_append_only before update or delete or truncate on published_text
  for each statement execute function refuse_change();
