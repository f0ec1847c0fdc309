import type { Availability } from '../availability/availability.ts'

export const MENTOR_STATUSES = ['applied', 'approved', 'declined'] as const
export type MentorStatus = (typeof MENTOR_STATUSES)[number]

/** What mentors help with; filters and suggestions need everybody to use the same words. */
export const EXPERTISE = [
  'Scholarship applications',
  'Essays and personal statements',
  'University selection',
  'Interviews',
  'Letters of recommendation',
  'Visa and arrival',
  'Standardized tests',
  'Graduate school',
  'Research',
  'Career guidance',
  'Internships and practical training',
  'Life in the United States',
] as const
export type Expertise = (typeof EXPERTISE)[number]

/** What mentors say about themselves. */
export type MentorProfile = {
  name: string
  /** An https address. */
  profileImage: string | null
  bio: string
  expertise: Expertise[]
  scholarshipsWon: string[]
  currentPosition: string | null
  university: string | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  fieldOfStudy: string | null
  yearsOfExperience: number | null
  /** ISO 639-1. */
  languages: string[]
  /** Decimal text, U.S. dollars. */
  hourlyRate: string
  /** Whether students book without asking the mentor first. */
  booksInstantly: boolean
  takesEssays: boolean
  /** The most essays that the mentor takes at a time. */
  essaysAtOnce: number
  isActive: boolean
  /** An https address. */
  roomUrl: string | null
  timeZone: string
}

export type Mentor = Omit<MentorProfile, 'expertise'> &
  Availability & {
    /** The account's id. */
    id: string
    status: MentorStatus
    expertise: string[]
    /** Decimal text, 1.00 to 5.00; null without a review. */
    rating: string | null
    ratingCount: number
    totalSessions: number
    appliedAt: Date
    decidedAt: Date | null
    decidedBy: string | null
    decisionNote: string | null
    version: number
    createdAt: Date
    updatedAt: Date
  }

/** Whether students can find and book the mentor. */
export function isOffered({
  status,
  isActive,
}: Pick<Mentor, 'status' | 'isActive'>): boolean {
  return status === 'approved' && isActive
}

/**
 * Whether the mentor's times are booked at once. This requires a meeting link; without one, students send a
 * request, and the mentor is asked for the link with it.
 */
export function isBookedAtOnce({
  booksInstantly,
  roomUrl,
}: Pick<Mentor, 'booksInstantly' | 'roomUrl'>): boolean {
  return booksInstantly && roomUrl !== null
}

/** What a session costs, as decimal text: its part of an hour, to the cent. */
export function amountOf(hourlyRate: string, durationMinutes: number): string {
  const [whole = '0', cents = ''] = hourlyRate.split('.')
  const perHour = Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2))
  const amount = Math.round((perHour * durationMinutes) / 60)
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** Names shorter than this occur in others by chance. */
export const AWARD_NAME_MIN = 6

/** Whether two names mean the same award: people often leave out a part of a long name. */
export function isSameAward(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return Math.min(a.length, b.length) >= AWARD_NAME_MIN && (a.includes(b) || b.includes(a))
}
