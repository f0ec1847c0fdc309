import { paths } from '#paths'

export type NavigationLink = { label: string; to: string }

const essayReviews = { label: 'Essay Reviews', to: paths.essayReviews() }
const donors = { label: 'For Donors', to: paths.donors() }
const aiMentor = { label: 'AI Mentor', to: paths.aiMentor() }
const immigration = { label: 'Immigration', to: paths.immigration() }
const community = { label: 'Community', to: paths.community() }
const toolkit = { label: 'Application Toolkit', to: paths.toolkit() }

/** Only pages that exist. The header shows the first five on wide screens and all of them in its menu. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: 'AI Matching', to: paths.matching() },
  { label: 'Universities', to: paths.universities() },
  toolkit,
  { label: 'Scholarships', to: paths.scholarships() },
  immigration,
  community,
  essayReviews,
  aiMentor,
  { label: 'Mentors', to: paths.mentors() },
  donors,
  { label: 'Spotlights', to: paths.spotlights() },
]

export const quickLinks: readonly NavigationLink[] = [
  { label: 'About Landfall', to: paths.overview() },
  { label: 'Find Scholarships', to: paths.scholarships() },
  { label: 'AI Matching', to: paths.matching() },
  { label: 'Universities', to: paths.universities() },
  { ...immigration, label: 'Immigration Guide' },
  community,
  { ...aiMentor, label: 'AI Mentors' },
  { label: 'Suggest a Scholarship', to: paths.suggest() },
  donors,
]

export const supportLinks: readonly NavigationLink[] = [
  toolkit,
  essayReviews,
  { label: 'Help Center', to: paths.help() },
  { label: 'Contact Support', to: paths.contact() },
  { label: 'Success Stories', to: paths.successStories() },
]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Terms of Service', to: paths.terms() },
  { label: 'Cookie Policy', to: paths.cookies() },
]
