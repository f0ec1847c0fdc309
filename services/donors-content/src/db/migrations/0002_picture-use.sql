ALTER TABLE "pictures" ADD COLUMN "shown_in" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_shown_in_revisions_id_fk" FOREIGN KEY ("shown_in") REFERENCES "revisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_shown_in" ON "pictures" USING btree ("shown_in");--> statement-breakpoint
CREATE INDEX "pictures_unshown" ON "pictures" USING btree ("created_at") WHERE "pictures"."shown_in" is null;