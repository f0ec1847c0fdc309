CREATE TABLE "award_instalments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_on" date,
	"reference" text,
	"entry_id" uuid,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "award_instalments_amount" CHECK ("award_instalments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "award_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"fund_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"answer_by" date NOT NULL,
	"time_zone" text NOT NULL,
	"answer_ends_at" timestamp (3) with time zone NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"message" text,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closing_note" text,
	"enrollment_confirmed_on" date,
	"enrollment_evidence" text,
	"thanks" text,
	"thanked_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "award_offers_amount" CHECK ("award_offers"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "award_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"text" text,
	"written_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fund_scholarships" (
	"fund_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	CONSTRAINT "fund_scholarships_fund_id_scholarship_id_pk" PRIMARY KEY("fund_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"pledged_minor" bigint NOT NULL,
	"committed_minor" bigint NOT NULL,
	"awarded_minor" bigint NOT NULL,
	"disbursed_minor" bigint NOT NULL,
	"entry_count" integer NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funds_never_negative" CHECK ("funds"."pledged_minor" >= 0 and "funds"."committed_minor" >= 0 and "funds"."awarded_minor" >= 0 and "funds"."disbursed_minor" >= 0),
	CONSTRAINT "funds_never_over_awarded" CHECK ("funds"."committed_minor" + "funds"."awarded_minor" <= "funds"."pledged_minor"),
	CONSTRAINT "funds_never_over_disbursed" CHECK ("funds"."disbursed_minor" <= "funds"."awarded_minor")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fund_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"happened_on" date,
	"note" text,
	"corrects_id" uuid,
	"offer_id" uuid,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_number" UNIQUE("fund_id","number"),
	CONSTRAINT "ledger_entries_corrects" UNIQUE("corrects_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
ALTER TABLE "award_instalments" ADD CONSTRAINT "award_instalments_offer_id_award_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "award_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_offers" ADD CONSTRAINT "award_offers_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_reports" ADD CONSTRAINT "award_reports_offer_id_award_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "award_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_scholarships" ADD CONSTRAINT "fund_scholarships_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_instalments_offer" ON "award_instalments" USING btree ("offer_id","due_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "award_offers_standing" ON "award_offers" USING btree ("application_id") WHERE "award_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "award_offers_application" ON "award_offers" USING btree ("application_id","offered_at");--> statement-breakpoint
CREATE INDEX "award_offers_fund" ON "award_offers" USING btree ("fund_id","offered_at","id");--> statement-breakpoint
CREATE INDEX "award_offers_due" ON "award_offers" USING btree ("answer_ends_at") WHERE "award_offers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "award_reports_offer" ON "award_reports" USING btree ("offer_id","due_on","id");--> statement-breakpoint
CREATE INDEX "award_reports_due" ON "award_reports" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "funds_owner" ON "funds" USING btree ("owner_id","created_at","id");--> statement-breakpoint
-- A ledger only grows: what was wrong is taken back by an entry of its own.
CREATE TRIGGER "ledger_entries_never_change" BEFORE UPDATE OR DELETE ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_never_emptied" BEFORE TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
