import { patterns, type RouteName } from '../src/paths.ts'
import { earlyPage } from './early-page.ts'
import { filesOf, type Manifest } from './page-files.ts'

const dataLayer = 'src/lib/apollo/data-provider.tsx'

/**
 * The pages that signed-in people open most, and the modules that each will load beside the frame. A page without a
 * line loads the same, but each part only when the one before it asks for it.
 */
const modules: Partial<Record<RouteName, readonly string[]>> = {
  home: [
    'src/pages/home/home-page.tsx',
    'src/features/home/student-home.tsx',
    'src/features/progress/progress-line.tsx',
    'src/features/facts/next-question-card.tsx',
    'src/features/matching/newest-matches-card.tsx',
  ],
  scholarships: ['src/pages/scholarships/scholarships-page.tsx'],
  scholarship: ['src/pages/scholarships/scholarship-page.tsx'],
  universities: ['src/pages/universities/universities-page.tsx'],
  university: ['src/pages/universities/university-page.tsx'],
  aiMatching: ['src/pages/matching/matching-page.tsx'],
  saved: ['src/pages/saved/saved-page.tsx'],
  applications: ['src/pages/applications/applications-page.tsx'],
  application: ['src/pages/applications/application-page.tsx'],
  calendar: ['src/pages/calendar/calendar-page.tsx'],
  notifications: ['src/pages/notices/notifications-page.tsx'],
  profile: ['src/pages/profile/profile-page.tsx'],
}

/** What every page of signed-in people loads: the table of their pages, and their end of the header with its bell. */
const always = [
  'src/member-screens.tsx',
  dataLayer,
  'src/layout/signed-in-actions.tsx',
  'src/layout/signed-in-data.tsx',
]

export const earlyModules = [...always, ...Object.values(modules).flat()]

/**
 * The HTML of signed-in people's pages before their scripts run, by pattern; `*` stands for all others.
 * @param o.template the client's page
 * @param o.frame the markup of the frame in it
 */
export function memberPagesOf(o: { template: string; frame: string; manifest: Manifest }) {
  const root = `<div id="root" data-framed>${framed(o.frame)}</div>`
  const page = (keys: readonly string[]) =>
    earlyPage(o.template, {
      root,
      scripts: filesOf(o.manifest, [...always, ...keys]).js,
      areLater: true,
    })
  const missing = earlyModules.find((key) => !o.manifest[key])
  if (missing) throw new Error(`The build holds no ${missing} to load early`)
  const listed = Object.entries(modules).map(([name, keys]) => ({
    pattern: patterns[name as RouteName] as string,
    html: page(keys),
  }))
  return [...listed, { pattern: '*', html: page([]) }]
}

/** Marks the frame, so that it can be told from the page that replaces it. */
function framed(markup: string): string {
  if (!markup.startsWith('<div ')) throw new Error('The frame is no element')
  return markup.replace('<div ', '<div data-frame ')
}
