import { mentorMessages as aiMentors } from '#features/ai-mentors/mentor-messages.ts'
import { communityMessages } from '#features/community/community-messages.ts'
import { pitchMessages as donorPitch } from '#features/donor-dashboard/pitch-messages.ts'
import { essayMessages } from '#features/essays/essay-messages.ts'
import { immigrationMessages } from '#features/immigration/immigration-messages.ts'
import { landingMessages } from '#features/landing/landing-messages.ts'
import { matchingMessages } from '#features/matching/matching-messages.ts'
import { mentorMessages } from '#features/mentors/mentor-messages.ts'
import { newsletterMessages } from '#features/newsletter/newsletter-messages.ts'
import { onboardingMessages } from '#features/onboarding/onboarding-messages.ts'
import { overviewMessages } from '#features/overview/overview-messages.ts'
import { compareMessages } from '#features/scholarships/compare-messages.ts'
import { searchMessages } from '#features/scholarships/search-messages.ts'
import { storiesMessages } from '#features/stories/stories-messages.ts'
import { suggestMessages } from '#features/suggest/suggest-messages.ts'
import { toolkitMessages } from '#features/toolkit/toolkit-messages.ts'
import { universityMessages as universityWorkspace } from '#features/university-workspace/university-messages.ts'
import { universityMessages } from '#features/universities/university-messages.ts'

/** What a link preview and a search engine read of a page that is the same for everybody. */
export type PageHead = {
  path: string
  title: string
  description: string
  /** The address of the same page under its other name. */
  canonical?: string
  /** Made of what its address brings, so that search engines have nothing to find there. */
  isUnlisted?: boolean
}

const toolkit = {
  title: toolkitMessages.title,
  description:
    'A dated plan and a checklist for each scholarship you apply for, worked back from its deadline.',
}

/** Every page for everybody that is not about one record; page-heads.test.ts compares them with the table of routes. */
export const pageHeads: readonly PageHead[] = [
  { path: '/', title: landingMessages.title, description: landingMessages.lead },
  {
    path: '/scholarships',
    title: searchMessages.title,
    description:
      'Search scholarships that international students can win in the U.S., each with its source and with the year its data is from.',
  },
  {
    path: '/compare',
    title: compareMessages.title,
    description: 'Up to four scholarships side by side, with what each listing states.',
    isUnlisted: true,
  },
  {
    path: '/universities',
    title: universityMessages.title,
    description:
      'Four-year U.S. universities with what they report about tuition and admission, and their scholarships for international students.',
  },
  {
    path: '/ai-matching',
    title: matchingMessages.title,
    description:
      'Check your profile against every scholarship and see what each one requires, what you have, and what would change the result.',
  },
  { path: '/application-toolkit', ...toolkit },
  { path: '/toolkit', ...toolkit, canonical: '/application-toolkit' },
  {
    path: '/essay-review',
    title: essayMessages.title,
    description:
      'See where a reader would stumble in your scholarship essay, sentence by sentence, and what improved since your last version.',
  },
  {
    path: '/ai-mentor',
    title: aiMentors.title,
    description:
      'Ask one of five AI mentors about deadlines, recommendation letters and essays, or how to get started.',
  },
  {
    path: '/mentors',
    title: mentorMessages.title,
    description:
      'Find students and alumni who won scholarships and book a session with one of them.',
  },
  {
    path: '/community',
    title: communityMessages.title,
    description:
      'Read what international students ask each other about scholarships, visas and studying in the U.S.',
  },
  {
    path: '/community/moderation-log',
    title: communityMessages.logTitle,
    description: 'What moderators did in the forum and why, without names or quotes.',
  },
  {
    path: '/immigration',
    title: immigrationMessages.title,
    description:
      'Dates and next steps for F-1, OPT and CPT, computed from rules that name their sources: information, not legal advice.',
  },
  {
    path: '/spotlights',
    title: storiesMessages.title,
    description: storiesMessages.lead,
  },
  {
    path: '/success-stories',
    title: storiesMessages.stories,
    description: 'Scholarship recipients on what their award made possible.',
  },
  {
    path: '/overview',
    title: overviewMessages.title,
    description: 'What Landfall offers students, donors and universities.',
  },
  {
    path: '/donors',
    title: onboardingMessages.donorsTitle,
    description: onboardingMessages.donorsLead,
  },
  {
    path: '/donor-onboarding',
    title: onboardingMessages.title,
    description:
      'Set up your organization, record a fund if you like, and publish your first scholarship.',
  },
  {
    path: '/donor-dashboard',
    title: donorPitch.title,
    description: donorPitch.lead,
  },
  {
    path: '/university-dashboard',
    title: universityWorkspace.pitchTitle,
    description: universityWorkspace.pitchLead,
  },
  {
    path: '/suggest',
    title: suggestMessages.title,
    description: suggestMessages.lead,
  },
  {
    path: '/newsletter',
    title: newsletterMessages.title,
    description: 'New stories from donors, universities and students, once a week at most.',
  },
  {
    path: '/developers',
    title: 'Partner API',
    description:
      'Read your scholarships and applicants in your own systems, and get a webhook when something changes.',
  },
  {
    path: '/developers/explorer',
    title: 'API explorer',
    description: 'Try the Landfall GraphQL API in your browser.',
  },
  {
    path: '/help',
    title: 'Help Center',
    description: 'Short answers to the questions we get most often.',
  },
  {
    path: '/contact',
    title: 'Contact Support',
    description:
      'Write to the people who run this site: a person reads every message and answers by email.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Landfall keeps about you, where, who sees it, and what you can do about it.',
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: 'What you can expect from Landfall, and what it expects from you.',
  },
  {
    path: '/cookies',
    title: 'Cookie Policy',
    description: 'Everything that Landfall stores in your browser, and why.',
  },
]
