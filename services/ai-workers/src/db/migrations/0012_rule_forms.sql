CREATE TABLE "rule_forms" (
	"rule_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"forms" jsonb NOT NULL
);
