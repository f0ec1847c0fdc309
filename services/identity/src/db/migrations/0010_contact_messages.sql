CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("closed_at","id");