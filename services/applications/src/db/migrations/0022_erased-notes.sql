-- Whoever erases a person blanks what the person wrote, and what a ledger notes about the person's award: of an entry
-- the note alone, so that no sum changes. Nobody else changes these rows.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('landfall.erasing', true) = 'on' THEN
    IF TG_TABLE_NAME IN ('application_submissions', 'application_steps') THEN
      RETURN NEW;
    END IF;
    IF TG_TABLE_NAME = 'ledger_entries'
      AND to_jsonb(NEW) = to_jsonb(OLD) || '{"note": null}'::jsonb THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
