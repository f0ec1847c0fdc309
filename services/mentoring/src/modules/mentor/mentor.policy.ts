import { forbidden, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { asAdmin, isAdmin } from '@landfall/kit/identity/admin-policy'
import { studentPolicy, type StudentRef } from '@landfall/kit/identity/student-policy'
import type { Viewer } from '@landfall/kit/identity/viewer'

/** An admin who decides about mentors; only this policy makes one. */
export type AdminRef = { readonly adminId: string; readonly checkedBy: 'mentor-policy' }

/** Only a student may be a mentor or have one, and only for themselves. */
export const asStudent = studentPolicy({
  toOtherAccounts: 'Only student accounts can be mentors or book them',
  toOtherStudents: 'You can only act for yourself',
})

/** Also requires a verified address, for everything that others see or are affected by. */
export function asVerifiedStudent(
  viewer: Viewer,
  named?: string | null,
): Result<StudentRef, Problem> {
  const student = asStudent(viewer, named)
  if (!student.ok || isVerified(viewer)) return student
  return err(forbidden('Please verify your email address first.'))
}

function isVerified(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.isEmailVerified
}

export function asAdminRef(viewer: Viewer): Result<AdminRef, Problem> {
  const admin = asAdmin(viewer)
  if (!admin.ok) return admin
  return ok({ adminId: admin.value.userId, checkedBy: 'mentor-policy' })
}

export function viewerId(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.userId : null
}

/** Whether the viewer may read a mentor's settings: mentors their own, admins anybody's. */
export function maySeeSettings(viewer: Viewer, mentorId: string): boolean {
  return viewerId(viewer) === mentorId || isAdmin(viewer)
}
