import type { FormField } from '../../application/application/application-form.ts'
import type { ApplicationTab } from '../../application/submission/form-rules.ts'
import type { BlindField } from '../settings/review.ts'

/** A field of the application's form as a review shows it. */
export type FormLine = {
  name: FormField
  label: string
  tab: ApplicationTab
  /** What the field reveals: it is hidden if one of these is blind. */
  reveals: readonly BlindField[]
}

const line = (
  tab: ApplicationTab,
  name: FormField,
  label: string,
  ...reveals: BlindField[]
): FormLine => ({ name, label, tab, reveals })

/** Every field but the documents, in the order in which they are read. */
export const FORM_LINES: readonly FormLine[] = [
  line('PERSONAL', 'firstName', 'First name', 'name'),
  line('PERSONAL', 'lastName', 'Last name', 'name'),
  line('PERSONAL', 'email', 'Email', 'contact', 'name'),
  line('PERSONAL', 'phone', 'Phone', 'contact'),
  line('PERSONAL', 'dateOfBirth', 'Date of birth', 'age'),
  line('PERSONAL', 'citizenship', 'Citizenship', 'citizenship', 'places'),
  line('PERSONAL', 'countryOfResidence', 'Country of residence', 'places', 'citizenship'),
  line('ACADEMIC', 'currentDegreeLevel', 'Current degree level'),
  line('ACADEMIC', 'fieldOfStudy', 'Field of study'),
  line('ACADEMIC', 'currentGpa', 'GPA, of 4.00'),
  line('ACADEMIC', 'expectedGraduationDate', 'Expected graduation'),
  line('ACADEMIC', 'currentInstitution', 'Current institution', 'schools'),
  line('ACADEMIC', 'intendedInstitution', 'Intended institution', 'schools'),
  line('ACADEMIC', 'englishProficiency', 'English proficiency'),
  line('ACADEMIC', 'toeflScore', 'TOEFL score'),
  line('ACADEMIC', 'ieltsScore', 'IELTS score'),
  line('ACADEMIC', 'duolingoScore', 'Duolingo score'),
  line('ACADEMIC', 'familyIncomeRange', 'Family income', 'finances'),
  line('ACADEMIC', 'financialNeedStatement', 'Financial need', 'finances'),
  line('ACADEMIC', 'otherScholarships', 'Other scholarships'),
  line('ESSAYS', 'personalStatement', 'Personal statement'),
  line('ESSAYS', 'essay1', 'Essay 1'),
  line('ESSAYS', 'essay2', 'Essay 2'),
  line('ESSAYS', 'essay3', 'Essay 3'),
  line('ESSAYS', 'careerGoals', 'Career goals'),
  line('ESSAYS', 'whyDeserving', 'Why you'),
  line('EXPERIENCE', 'extracurriculars', 'Extracurricular activities'),
  line('EXPERIENCE', 'workExperience', 'Work experience'),
  line('EXPERIENCE', 'volunteerWork', 'Volunteer work'),
  line('EXPERIENCE', 'awards', 'Awards and honors'),
]
