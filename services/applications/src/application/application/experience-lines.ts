import type { ApplicationForm, Experience } from './application-form.ts'

/** What a student did, as lines: "Tutor, Lagos Library". A line that several applications share comes once. */
export function experienceLines(forms: readonly ApplicationForm[]): string[] {
  const lines = forms.flatMap((form) =>
    [form.workExperience, form.volunteerWork, form.extracurriculars, form.awards]
      .flat()
      .map(lineOf),
  )
  return [...new Set(lines.filter((line) => line !== ''))]
}

function lineOf({ role, organization }: Experience): string {
  return [role, organization].filter(Boolean).join(', ')
}
