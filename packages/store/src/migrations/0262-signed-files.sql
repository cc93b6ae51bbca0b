-- The files of signed agreements are in the store of pictures, under the hash of their content, sealed; here stands what must be known
-- without opening them. What was kept in signed_document stays readable there until npm run documents has moved it.
create table signed_file (
  order_id   uuid not null references signed_text (order_id) on delete cascade,
  kind       text collate "C" not null check (kind in ('agreement', 'disclosure')),
  -- Of the file as it is shown, before it was sealed.
  sha256     text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes      integer not null check (bytes > 0),
  media_type text collate "C" not null check (media_type in ('application/pdf')),
  store_key  text collate "C" not null unique check (store_key = 'documents/' || left(sha256, 2) || '/' || sha256),
  made_at    timestamptz not null,
  primary key (order_id, kind)
);
create trigger signed_file_stays before update or truncate on signed_file
  for each statement execute function refuse_change();
grant select, insert, delete on signed_file to candor_app;

-- Keys of the store that no row names: not yet, because the file is just being written, or no more. What is still here when its time
-- has come is erased. A second try at writing finds the token of the first; once it was erased there is another, and whoever holds the
-- first can't name the file any more.
create table loose_file (
  store_key text collate "C" primary key,
  token     uuid not null default gen_random_uuid(),
  due_at    timestamptz not null
);
create index loose_file_due on loose_file (due_at);
grant select, insert, update (due_at), delete on loose_file to candor_app;

-- No row goes without its file: whoever deletes it, and also where it goes with its text.
create function let_file_loose() returns trigger language plpgsql as $$
begin
  insert into public.loose_file (store_key, due_at) values (old.store_key, clock_timestamp())
    on conflict (store_key) do update set due_at = excluded.due_at;
  return null;
end
$$;
create trigger signed_file_lets_loose after delete on signed_file
  for each row execute function let_file_loose();
