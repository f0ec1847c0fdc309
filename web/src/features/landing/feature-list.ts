import { paths } from '#paths'

export type Feature = { title: string; text: string; to: string }

/**
 * The six cards: each names something that works today and links to it. They have a file of their own because they
 * come after the first screen.
 */
export const features: readonly Feature[] = [
  {
    title: 'AI-Powered Matching',
    text: 'We check every scholarship against your profile and rank the results by a score that shows its parts.',
    to: paths.matching(),
  },
  {
    title: 'Immigration Guidance',
    text: 'F-1, OPT and CPT rules, each with its source. Always confirm with your school’s international office (DSO).',
    to: paths.immigration(),
  },
  {
    title: 'Community Support',
    text: 'A forum where students help each other, with mentors who have been through it.',
    to: paths.community(),
  },
  {
    title: 'Deadline Tracking',
    text: 'Dates with their time zone and the days left. Unconfirmed dates are marked.',
    to: paths.scholarships({ sort: 'deadline' }),
  },
  {
    title: 'Essay Reviews',
    text: 'Feedback on your own words, criterion by criterion. It never writes the essay for you.',
    to: paths.essayReviews(),
  },
  {
    title: 'Donor Partnerships',
    text: 'Foundations, companies and universities publish their scholarships here once they are verified.',
    to: paths.donors(),
  },
]
