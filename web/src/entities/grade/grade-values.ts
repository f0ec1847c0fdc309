/** A grade as a form has it: text as typed, '' for not stated. */
export type GradeValues = { gradeScale: string; gradeOriginal: string }

type StatedGrade = {
  gpa?: string | null
  gradeScale?: string | null
  gradeOriginal?: string | null
}

/** The scale of the GPA itself. */
const gpaScale = 'gpa-4'

/** The stated grade in its own scale; a GPA that was stated alone is a grade of the 4.0 scale. */
export function gradeValuesOf(grade: StatedGrade | null): GradeValues {
  if (grade?.gradeOriginal) {
    return { gradeScale: grade.gradeScale ?? '', gradeOriginal: grade.gradeOriginal }
  }
  return grade?.gpa
    ? { gradeScale: gpaScale, gradeOriginal: grade.gpa }
    : { gradeScale: '', gradeOriginal: '' }
}

/** "8,1" becomes "8.1"; words stay as they are. */
export function plainGrade(typed: string): string {
  return typed.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2')
}

/** What the form is missing, in words; nothing when no grade is stated. */
export function gradeFaults({ gradeScale, gradeOriginal }: GradeValues): {
  gradeScale?: string
} {
  const isHalf = gradeOriginal.trim() !== '' && gradeScale === ''
  return isHalf ? { gradeScale: 'Please choose your grading scale' } : {}
}

type ShownGrade = StatedGrade & {
  isGpaEstimated?: boolean
  gpaOriginalScale?: string | null
}

/** "8.1 (CGPA out of 10), about 3.3"; null when no grade is stated. */
export function gradeInWords(grade: ShownGrade): string | null {
  const { gpa, gradeOriginal, gpaOriginalScale: scale } = grade
  const own = gradeOriginal && (scale ? `${gradeOriginal} (${scale})` : gradeOriginal)
  const isSame = Boolean(own) && grade.gradeScale === gpaScale
  const isEstimate = grade.isGpaEstimated ?? Boolean(grade.gradeScale)
  const points = gpa && !isSame && (isEstimate ? aboutPoints(gpa) : `GPA ${gpa}`)
  return [own, points].filter(Boolean).join(', ') || null
}

/** "about 3.3" */
export function aboutPoints(gpa: string): string {
  return `about ${Number(gpa).toFixed(1)}`
}
