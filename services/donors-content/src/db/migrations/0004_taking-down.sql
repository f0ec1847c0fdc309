CREATE TABLE "visit_networks" (
	"piece_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_networks_piece_id_kind_network_pk" PRIMARY KEY("piece_id","kind","network")
);
--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "submitted_id" uuid;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "published_pictures" uuid[];--> statement-breakpoint
ALTER TABLE "visit_networks" ADD CONSTRAINT "visit_networks_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_networks_hour" ON "visit_networks" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "pieces_pictures" ON "pieces" USING gin ("published_pictures");--> statement-breakpoint
UPDATE "pieces" SET "submitted_id" = CASE WHEN "state" = 'draft' THEN coalesce("consent_id", "published_id") ELSE "draft_id" END WHERE "submitted_at" IS NOT NULL;
