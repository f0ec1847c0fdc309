import { Bullets, Section } from '#page/text-page.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { BULK_EXPORT_SCRIPT } from './bulk-export-script.ts'
import { Example } from './example.tsx'

const rules = [
  'APPLICATIONS requires APPLICATIONS_READ. It has what applicants wrote if they agreed and the key has APPLICANTS_READ; each of them sees that you read it. PROGRAMS requires PROGRAMS_READ.',
  'JSONL has one JSON object a line, with the fields of PartnerApplication, or what your organization stated of a Scholarship. CSV is UTF-8 with a header row, and semicolons between the values of a list. Documents, work, activities and requirements are in JSONL only.',
  'Starting an export costs 100. One runs at a time: asking for the same one returns it, and asking for another returns a Conflict.',
  'done and total show its progress. The webhooks export.completed and export.failed carry exportId, kind and format.',
  'download.path works for 15 minutes without a key, so keep it to yourself. Each read returns a new one. Range requests work.',
  'A file is deleted after seven days, or at once, with the state REMOVED, when somebody in it erases their account. Remove them from your systems too.',
]

/** How an institution gets all of its data in one file. */
export function BulkExport() {
  return (
    <Section title="Bulk export">
      <p>Get all applications or scholarships in one file instead of page by page.</p>
      <Disclosure summary="A script for Node">
        <Example label="Script">{BULK_EXPORT_SCRIPT}</Example>
      </Disclosure>
      <Bullets items={rules} />
    </Section>
  )
}
