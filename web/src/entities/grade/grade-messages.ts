/** Words around a grade in a student's own scale. */
export const gradeMessages = {
  scale: 'Your grading scale',
  scaleHelp: 'How your school grades. We convert it for scholarships that ask for a GPA.',
  grade: 'Your grade',
  choose: 'Choose one',
  scalesFailed: 'Failed to load the grading scales',
  converted: (points: string, source: string) =>
    `That is ${points} on the U.S. 4.0 scale. Source: ${source}.`,
  noSuchGrade: (grades: string) => `This scale has no such grade. Its grades: ${grades}.`,
} as const
