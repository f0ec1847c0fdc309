import { paths } from '#paths'
import type { NavigationLink } from './navigation.ts'

export const account = 'Account'
/** Work for an organization or for the site. It lists no addresses: it takes every link that no other group has. */
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

/** The menu's links in groups by purpose, without empty groups; an account's work comes first. */
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
