-- Locks a key of a command and looks up its answer in one journey. The look is a statement of its own in here, and sees
-- what whoever held the lock before has committed.
create function take_idempotency_key(own_scope text, own_key text,
  out is_taken boolean, out command text, out fingerprint text, out answer jsonb) language plpgsql as $$
begin
  is_taken := pg_try_advisory_xact_lock(hashtextextended(own_scope || chr(10) || own_key, 0));
  if is_taken then
    select k.command, k.fingerprint, k.answer into command, fingerprint, answer
    from idempotency_key k where k.scope = own_scope and k.key = own_key;
  end if;
end
$$;
