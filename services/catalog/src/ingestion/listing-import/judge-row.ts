import { contentHash } from '../../record/scholarship/content-hash.ts'
import { editDetails } from '../../record/scholarship/edit-details.ts'
import {
  applyForm,
  blankDetails,
  publishingGaps,
} from '../../record/scholarship/apply-form.ts'
import {
  type ScholarshipForm,
  readScholarshipForm,
} from '../../record/scholarship/scholarship-form.ts'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import { statedDetails } from '../../record/scholarship/stated-details.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { Facts } from '../../record/fact/fact.ts'
import type { CellFault, ImportRow, ListingImport, RowOutcome } from './listing-import.ts'
import { columnFaults } from './read-import-row.ts'

type Rules = { now: Date; facts: Facts }

type Judged = {
  outcome: RowOutcome
  faults: CellFault[]
  draftReasons: CellFault[]
  /** What the record would state; null for an error. */
  result: { details: ScholarshipDetails; edited: readonly string[] } | null
}

/**
 * What a row would do under the rules of the donor's form: change the record that it stands for, or make a new one.
 * Used for the preview, and again when it is applied, because records change in between.
 */
export function judgeRow(
  { form: raw, faults }: Pick<ImportRow, 'form' | 'faults'>,
  stored: StoredScholarship | null,
  { ownerName }: Pick<ListingImport, 'ownerName'>,
  rules: Rules,
): Judged {
  if (faults.length > 0) return { ...FAULTY, faults }
  const form = readScholarshipForm(raw)
  return stored === null
    ? judgeNew(form, ownerName, rules)
    : judgeKnown(form, stored, rules)
}

const FAULTY: Judged = { outcome: 'error', faults: [], draftReasons: [], result: null }

function judgeNew(form: ScholarshipForm, ownerName: string | null, rules: Rules): Judged {
  const blank = blankDetails(ownerName)
  const draft = applyForm(blank, form, { ...rules, isDraft: true })
  if (!draft.ok) return { ...FAULTY, faults: columnFaults(draft.error) }
  const gaps = columnFaults(publishingGaps(draft.value.details, rules.now))
  const result = { ...draft.value, edited: [] }
  return { outcome: 'new', faults: [], draftReasons: gaps, result }
}

function judgeKnown(
  form: ScholarshipForm,
  stored: StoredScholarship,
  rules: Rules,
): Judged {
  const read = editDetails(stored, form, rules)
  if (!read.ok) return { ...FAULTY, faults: columnFaults(read.error) }
  const before = contentHash(statedDetails(stored))
  const after = contentHash(statedDetails(read.value.details))
  const outcome = before === after ? 'unchanged' : 'changed'
  return { outcome, faults: [], draftReasons: [], result: read.value }
}
