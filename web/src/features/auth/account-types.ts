import { GraduationCap, HandHeart, Landmark, type LucideIcon } from 'lucide-react'

/** The type as addresses and the registration spell it. */
export type AccountTypeSlug = 'student' | 'university' | 'donor'

export const accountTypeSlugs: readonly AccountTypeSlug[] = [
  'student',
  'university',
  'donor',
]

type AccountTypeTexts = {
  name: string
  description: string
  bullets: readonly [string, string, string, string]
  loginTitle: string
  loginDescription: string
  loginSubmit: string
  registerTitle: string
  Icon: LucideIcon
  /** A line of color above the type's forms; the title and the icon say the same. */
  color: string
}

export const accountTypes: Record<AccountTypeSlug, AccountTypeTexts> = {
  student: {
    name: 'Student',
    description: 'Find scholarships that are open to you and keep track of them.',
    bullets: [
      'Search scholarships and U.S. universities',
      'See why you do or don’t qualify for each one',
      'Save scholarships with status and notes',
      'Deadlines with their time zone and days left',
    ],
    loginTitle: 'Student sign in',
    loginDescription: 'For people who want to study in the U.S.',
    loginSubmit: 'Sign In as Student',
    registerTitle: 'Create Student Account',
    Icon: GraduationCap,
    color: 'border-t-sea',
  },
  university: {
    name: 'University',
    description: 'Publish your institution’s scholarships to students who qualify.',
    bullets: [
      'Draft scholarships right away, publish when verified',
      'Set your rules; students see whether they fit',
      'Work together: owners, editors, reviewers, readers',
      'Change or close a listing at any time',
    ],
    loginTitle: 'University sign in',
    loginDescription: 'For people who represent a college or university.',
    loginSubmit: 'Sign In as University',
    registerTitle: 'Create University Account',
    Icon: Landmark,
    color: 'border-t-sea-strong',
  },
  donor: {
    name: 'Donor/Organization',
    description: 'Offer a scholarship as a foundation, company, network or person.',
    bullets: [
      'Create a scholarship with your own criteria',
      'Publish it once we have verified your organization',
      'Invite colleagues with the rights they need',
      'Close a scholarship once it is awarded',
    ],
    loginTitle: 'Donor sign in',
    loginDescription: 'For people who represent a donor or organization.',
    loginSubmit: 'Sign In as Donor',
    registerTitle: 'Create Donor Account',
    Icon: HandHeart,
    color: 'border-t-ink',
  },
}
