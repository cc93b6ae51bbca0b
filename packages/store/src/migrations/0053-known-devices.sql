-- A session keeps which browser on which system opened it, and no longer a finished English label: whoever reads it reads it in their language.
alter table session add column browser text, add column system text;
update session set
  browser = case
    when device like '% on %' then split_part(device, ' on ', 1)
    when device in ('Edge', 'Samsung Internet', 'Opera', 'Firefox', 'Chrome', 'Safari') then device
  end,
  system = case
    when device like '% on %' then split_part(device, ' on ', 2)
    when device in ('Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux') then device
  end;
alter table session drop column device;

-- The devices that a borrower's account was used on, under the consent "device": one that is not among them is told of. An index and no model:
-- it says "the same again", and leads back to nothing.
create table known_device (
  borrower_id   uuid not null references borrower (id),
  device_index  bytea not null check (octet_length(device_index) = 32),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (borrower_id, device_index)
);
grant select, insert, update (last_seen_at), delete on known_device to candor_app;
