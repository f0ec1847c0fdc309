/**
 * The tables that each service's schema has for the kit. Only ever add to the end: `migrate` runs
 * the statements that a schema has not seen, in this order.
 */
export const kitMigrations: readonly { name: string; sql: string }[] = [
  {
    name: '0001-outbox-inbox-idempotency',
    sql: `
      create table outbox (
        id uuid primary key,
        position bigint generated always as identity,
        kind text not null check (kind in ('event', 'job')),
        name text not null,
        body jsonb not null,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        published_at timestamptz
      );
      create index outbox_waiting on outbox (kind, position) where published_at is null;
      create index outbox_published on outbox (published_at) where published_at is not null;

      create table inbox (
        event_id uuid primary key,
        event_type text not null,
        handled_at timestamptz not null default now()
      );
      create index inbox_handled on inbox (handled_at);

      create table idempotency_keys (
        key_hash bytea primary key,
        fingerprint text not null,
        answer bytea,
        created_at timestamptz not null default now()
      );
      create index idempotency_keys_created on idempotency_keys (created_at);
    `,
  },
  {
    name: '0002-event-tries',
    sql: `
      create table event_tries (
        event_type text not null,
        sequence bigint not null,
        failed integer not null default 0,
        begun_alone integer not null default 0,
        created_at timestamptz not null default now(),
        primary key (event_type, sequence)
      );
      create index event_tries_created on event_tries (created_at);
    `,
  },
]
