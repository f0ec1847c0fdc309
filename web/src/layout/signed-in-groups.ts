import { paths } from '#paths'
import type { NavigationLink } from './navigation.ts'

export const account = 'Account'
/** What somebody does for an organization or for the site; it has no list, as it is all that the others leave. */
const work = 'My work'

const groups: readonly { name: string; addresses: readonly string[] }[] = [
  {
    name: 'Find',
    addresses: [
      paths.scholarships(),
      paths.matching(),
      paths.universities(),
      paths.savedSearches(),
    ],
  },
  {
    name: 'My applications',
    addresses: [
      paths.saved(),
      paths.applications(),
      paths.calendar(),
      paths.documents(),
      paths.toolkit(),
      paths.immigration(),
    ],
  },
  {
    name: 'Help from others',
    addresses: [
      paths.mentors(),
      paths.essayReviews(),
      paths.aiMentor(),
      paths.community(),
      paths.spotlights(),
      paths.donors(),
      paths.help(),
    ],
  },
  {
    name: account,
    addresses: [paths.profile(), paths.facts(), paths.notifications(), paths.settings()],
  },
]

/** The links of a menu by what they are for, only groups that have one; an account's work comes first. */
export function menuGroups(links: readonly NavigationLink[]) {
  const listed = new Set(groups.flatMap(({ addresses }) => addresses))
  return [
    { name: work, links: links.filter(({ to }) => !listed.has(to)) },
    ...groups.map(({ name, addresses }) => ({
      name,
      links: addresses.flatMap((address) => links.filter(({ to }) => to === address)),
    })),
  ].filter((group) => group.links.length > 0)
}
