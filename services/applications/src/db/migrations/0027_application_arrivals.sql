CREATE TABLE "application_arrivals" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tell_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_arrivals_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
CREATE INDEX "application_arrivals_due" ON "application_arrivals" USING btree ("tell_at");