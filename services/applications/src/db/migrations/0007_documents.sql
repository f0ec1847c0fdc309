CREATE TABLE "document_holds" (
	"document_object_id" uuid NOT NULL,
	"holder_kind" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_holds_document_object_id_holder_kind_holder_id_pk" PRIMARY KEY("document_object_id","holder_kind","holder_id")
);
--> statement-breakpoint
CREATE TABLE "document_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"scan_state" text NOT NULL,
	"scan_changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_objects_student_content" UNIQUE("student_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "documents_object" UNIQUE("object_id")
);
--> statement-breakpoint
ALTER TABLE "document_holds" ADD CONSTRAINT "document_holds_document_object_id_document_objects_id_fk" FOREIGN KEY ("document_object_id") REFERENCES "document_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_object_id_document_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "document_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_holds_holder" ON "document_holds" USING btree ("holder_kind","holder_id");--> statement-breakpoint
CREATE INDEX "document_objects_scan" ON "document_objects" USING btree ("scan_state","scan_changed_at");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("student_id","created_at","id");