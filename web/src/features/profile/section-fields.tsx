import type { ReactNode } from 'react'
import { DecidingFields } from './deciding-fields.tsx'
import { EnglishFields } from './english-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { Section } from './profile-sections.tsx'
import { StatusFields } from './status-fields.tsx'
import { StudyFields } from './study-fields.tsx'
import type { StudentForm } from './use-student-form.ts'

/** `email`: the account's present address; changing it needs the password. */
type Fields = (props: { form: StudentForm; email: string }) => ReactNode

/** The fields of an open section; separate from the sections, which people mostly read. */
export const sectionFields: Record<Section['id'], Fields> = {
  deciding: DecidingFields,
  person: PersonFields,
  study: StudyFields,
  english: EnglishFields,
  status: StatusFields,
  money: MoneyFields,
}
