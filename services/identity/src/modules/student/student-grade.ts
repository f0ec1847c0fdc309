import { convertGrade, findGradeScale } from '@landfall/reference/grade-scales'
import type { StudentFacts } from './student.ts'

export type Grades = Pick<
  StudentFacts,
  'gpa' | 'isGpaEstimated' | 'gradeOriginal' | 'gradeScale'
>
type StatedGrades = Partial<Omit<Grades, 'isGpaEstimated'>>

/** For a student who has stated no grade. */
export const NO_GRADES: Grades = {
  gpa: null,
  isGpaEstimated: false,
  gradeOriginal: null,
  gradeScale: null,
}

/**
 * A student's grades after what they tell now; what is absent stays. A grade in a known scale decides
 * the GPA. A GPA that is told alone takes the place of such a grade, so that the two never disagree.
 * @returns null when the scale has no such grade
 */
export function gradesAfter(before: Grades, stated: StatedGrades): Grades | null {
  const {
    gpa,
    gradeOriginal = before.gradeOriginal,
    gradeScale = before.gradeScale,
  } = stated
  const wasConverted = isConvertible(before)
  if (stated.gradeOriginal === undefined && stated.gradeScale === undefined) {
    if (gpa === undefined) return before
    return { ...(wasConverted ? NO_GRADES : before), gpa, isGpaEstimated: false }
  }
  const grade = { gradeOriginal, gradeScale }
  if (isConvertible(grade)) {
    const converted = convertGrade(grade.gradeScale, grade.gradeOriginal)
    return (
      converted && { ...grade, gpa: converted.gpa, isGpaEstimated: converted.isEstimate }
    )
  }
  const kept = wasConverted ? null : before.gpa
  return { ...grade, gpa: gpa === undefined ? kept : gpa, isGpaEstimated: false }
}

type Grade = Pick<Grades, 'gradeOriginal' | 'gradeScale'>

/** Whether the scale is one that the reference knows; a scale in somebody's own words is kept as it is. */
function isConvertible<G extends Grade>(
  grade: G,
): grade is G & { gradeOriginal: string; gradeScale: string } {
  const { gradeOriginal, gradeScale } = grade
  return (
    gradeOriginal !== null && gradeScale !== null && findGradeScale(gradeScale) !== null
  )
}
