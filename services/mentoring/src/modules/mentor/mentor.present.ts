import { countryName } from '@landfall/reference/countries'
import { languageName } from '@landfall/reference/languages'
import type { Mentor } from './mentor.ts'

/** A mentor as the graph shows them; `mentor` is there for fields that need more. */
export function presentMentor(mentor: Mentor) {
  const { country, languages, rating, totalSessions } = mentor
  return {
    mentor,
    id: mentor.id,
    name: mentor.name,
    profileImage: mentor.profileImage,
    bio: mentor.bio,
    expertise: mentor.expertise,
    scholarshipsWon: mentor.scholarshipsWon,
    currentPosition: mentor.currentPosition,
    university: mentor.university,
    country: country && countryName(country),
    fieldOfStudy: mentor.fieldOfStudy,
    yearsOfExperience: mentor.yearsOfExperience,
    languages: languages.map((code) => languageName(code) ?? code),
    averageRating: rating,
    ratingCount: mentor.ratingCount,
    completedSessions: totalSessions,
    hourlyRate: mentor.hourlyRate,
    timeZone: mentor.timeZone,
    booksInstantly: mentor.booksInstantly,
    takesEssays: mentor.takesEssays,
    isActive: mentor.isActive,
    noticeHours: mentor.noticeHours,
    horizonDays: mentor.horizonDays,
  }
}

export type PresentedMentor = ReturnType<typeof presentMentor>

/** The settings that only the mentor and admins see. */
export function presentSettings(mentor: Mentor) {
  return {
    status: mentor.status.toUpperCase(),
    account: { __typename: 'User', id: mentor.id },
    roomUrl: mentor.roomUrl,
    essaysAtOnce: mentor.essaysAtOnce,
    weekly: mentor.weekly,
    overrides: mentor.overrides,
    bufferMinutes: mentor.bufferMinutes,
    noticeHours: mentor.noticeHours,
    horizonDays: mentor.horizonDays,
    appliedAt: mentor.appliedAt,
    decidedAt: mentor.decidedAt,
    decisionNote: mentor.decisionNote,
  }
}
