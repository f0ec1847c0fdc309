/** The account of one person; its profile and organizations lie in modules of their own. */
export type Account = {
  id: string
  username: string
  email: string
  pendingEmail: string | null
  userType: AccountType
  firstName: string
  lastName: string
  profileImageUrl: string | null
  roles: Role[]
  /** False while it is suspended. */
  isActive: boolean
  suspendedAt: Date | null
  suspensionReason: string | null
  isEmailVerified: boolean
  createdAt: Date
}

export const accountTypes = ['student', 'university', 'donor'] as const
export type AccountType = (typeof accountTypes)[number]
export const roles = ['mentor', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 50
export const usernamePattern = /^[A-Za-z0-9_.-]+$/
export const EMAIL_MAX_LENGTH = 254
export const askForPassword = 'Please enter your current password'

/** Which accounts an admin looks for; null asks for nothing. */
export type AccountFilter = {
  /** An id, or the beginning of a user name or an address. */
  search: string | null
  role: Role | null
  isSuspended: boolean | null
}

/** Addresses and user names are compared without regard to case, kept as typed. */
export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** A taken name and a taken address answer plainly: a form that hides it helps nobody to sign up. */
export const takenMessages = {
  username: 'This username is already taken.',
  email: 'An account with this email address already exists.',
} as const
export type TakenField = keyof typeof takenMessages

/** BCP 47 section 4.4.1: what a buffer for tags should hold. */
const LOCALE_MAX_LENGTH = 35

/** A BCP 47 tag in canonical form, or null. */
export function canonicalLocale(tag: string): string | null {
  if (tag.length > LOCALE_MAX_LENGTH) return null
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

/**
 * A path of this site to come back to, or null. Anything that a browser could read as another
 * host (`//host`, `/\host`, control characters) is dropped.
 */
export function safeReturnTo(path: string | null | undefined): string | null {
  if (!path || path.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  return path
}
