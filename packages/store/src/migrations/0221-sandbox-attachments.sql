-- What an e-mail of the sandbox would have carried: names and sizes.
alter table sandbox_message add column attachments jsonb not null default '[]';
