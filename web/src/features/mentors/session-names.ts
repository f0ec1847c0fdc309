type Session = {
  isViewerMentor: boolean
  mentor: { name: string }
  student: { firstName: string; lastName: string }
}

/** The name of the one whom the viewer meets. */
export function otherName({ isViewerMentor, mentor, student }: Session): string {
  return isViewerMentor ? `${student.firstName} ${student.lastName}` : mentor.name
}
