create table notes (
  id uuid primary key,
  text text not null,
  version integer not null default 1
);
--> statement-breakpoint
create table effects (
  id bigint generated always as identity primary key,
  what text not null
);
