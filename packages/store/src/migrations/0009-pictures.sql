-- Pictures of borrowers. Their bytes are elsewhere (a folder or an S3-compatible store), encrypted before they get there; here
-- stands what must be known without opening them.
create table picture (
  id          uuid primary key,
  borrower_id uuid not null references borrower (id),
  purpose     text collate "C" not null check (purpose in ('identity-front', 'identity-back', 'selfie', 'income-proof',
                'payment-proof', 'problem')),
  media_type  text collate "C" not null check (media_type in ('image/jpeg')),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  bytes       integer not null check (bytes > 0),
  -- Of the picture as it is shown, before it was encrypted.
  sha256      bytea not null check (octet_length(sha256) = 32),
  store_key   text collate "C" not null unique,
  created_at  timestamptz not null,
  -- Part of something that was handed in: its borrower takes it away no more.
  kept_at     timestamptz,
  -- Another was handed in in its place after somebody had decided on it: it stays with the decision, and takes no room.
  replaced_at timestamptz,
  -- From here on nobody is shown it. The row goes when its bytes are gone.
  deleted_at  timestamptz
);
create index picture_borrower on picture (borrower_id, purpose, created_at) where deleted_at is null;
create index picture_unkept on picture (created_at) where kept_at is null and deleted_at is null;
create index picture_deleted on picture (deleted_at) where deleted_at is not null;
grant select, insert, update (kept_at, replaced_at, deleted_at), delete on picture to candor_app;

-- A picture on its way. Its key is made by the sender and means something only together with the sender.
create table picture_upload (
  id             bigint generated always as identity primary key,
  borrower_id    uuid not null references borrower (id),
  upload_key     text collate "C" not null check (upload_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  -- The picture that will come of it: a second try at finishing writes to the same place.
  picture_id     uuid not null unique,
  purpose        text collate "C" not null,
  total_bytes    integer not null check (total_bytes between 1 and 10485760),
  received_bytes integer not null default 0 check (received_bytes between 0 and total_bytes),
  begun_at       timestamptz not null,
  finished_at    timestamptz,
  unique (borrower_id, upload_key)
);
create index picture_upload_old on picture_upload (begun_at);
grant select, insert, update (received_bytes, finished_at), delete on picture_upload to candor_app;

create table picture_piece (
  upload_id  bigint not null references picture_upload (id) on delete cascade,
  at_byte    integer not null check (at_byte >= 0),
  byte_count integer not null check (byte_count > 0),
  -- Encrypted, and so not compressed once more in vain.
  sealed     bytea not null,
  primary key (upload_id, at_byte)
);
alter table picture_piece alter column sealed set storage external;
grant select, insert, delete on picture_piece to candor_app;
grant usage on all sequences in schema public to candor_app;
