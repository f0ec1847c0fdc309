ALTER TABLE "preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
