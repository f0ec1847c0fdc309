CREATE TABLE "account_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"version" integer
);
--> statement-breakpoint
CREATE INDEX "account_erasures_due" ON "account_erasures" USING btree ("due_at");