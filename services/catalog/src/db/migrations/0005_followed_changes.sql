-- Who keeps a copy of the scholarships in memory follows their changes. `changed_in` is the transaction
-- that wrote a row last: whatever a snapshot did not see is found by it, in whichever order transactions
-- end. `change_seq` grows with each change of one row. Both are set by triggers, whoever writes.
CREATE SEQUENCE "scholarship_changes";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "change_seq" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "made_in" xid8 NOT NULL DEFAULT pg_current_xact_id();--> statement-breakpoint
CREATE INDEX "scholarships_changed" ON "scholarships" USING btree ("changed_in","id");--> statement-breakpoint
CREATE INDEX "search_words_made" ON "search_words" USING btree ("made_in","word");--> statement-breakpoint
CREATE TABLE "scholarship_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"changed_in" xid8 NOT NULL,
	"change_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scholarship_removals_changed" ON "scholarship_removals" USING btree ("changed_in","id");--> statement-breakpoint
CREATE FUNCTION "mark_scholarship_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_in := pg_current_xact_id();
	NEW.change_seq := nextval(format('%I.scholarship_changes', TG_TABLE_SCHEMA));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_scholarship_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('insert into %I.scholarship_removals values ($1, pg_current_xact_id(), nextval(%L))
		on conflict (id) do update set changed_in = excluded.changed_in, change_seq = excluded.change_seq',
		TG_TABLE_SCHEMA, format('%I.scholarship_changes', TG_TABLE_SCHEMA)) USING OLD.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_scholarship_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalog_scholarships', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "scholarships_mark" BEFORE INSERT OR UPDATE ON "scholarships"
	FOR EACH ROW EXECUTE FUNCTION "mark_scholarship_change"();--> statement-breakpoint
CREATE TRIGGER "scholarships_removal" AFTER DELETE ON "scholarships"
	FOR EACH ROW EXECUTE FUNCTION "keep_scholarship_removal"();--> statement-breakpoint
CREATE TRIGGER "scholarships_tell" AFTER INSERT OR UPDATE OR DELETE ON "scholarships"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_scholarship_change"();
