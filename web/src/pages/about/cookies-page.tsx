import { Section, TextPage } from '#page/text-page.tsx'
import { browserKeys, tabKeys } from '#lib/browser/storage-keys.ts'
import { TextLink } from '#page/links.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { paths } from '#paths'

type Stored = { name: string; kind: string; purpose: string; duration: string }

const { signedIn, theme, matchFactsRefused, recentSearches } = browserKeys
const { applications, applicationsView, letter, scores, scoreKeys } = browserKeys
const { draft, compare, wish, reloadedBuild } = tabKeys

/** One entry for each key; the compiler reports a missing one. */
const inBrowser: Record<
  (typeof browserKeys)[keyof typeof browserKeys],
  { purpose: string; duration: string }
> = {
  [signedIn]: {
    purpose: 'Lets pages open at once without asking first whether you are signed in.',
    duration: 'Until you sign out',
  },
  [theme]: {
    purpose: 'Your choice of light or dark, if you made one.',
    duration: 'Until you choose the device’s own theme',
  },
  [matchFactsRefused]: {
    purpose:
      'The names of facts that you chose not to add to your profile, so that you are not asked again. Not the facts themselves.',
    duration: 'Until you clear it in your browser',
  },
  [applications]: {
    purpose:
      'What you typed into an application while it could not be sent, so that a lost connection loses nothing. Removed when it is sent.',
    duration: 'Until it is sent or you sign out',
  },
  [scores]: {
    purpose:
      'The points and comments that you gave as a reviewer while they could not be sent. Removed when they are sent.',
    duration: 'Until they are sent or you sign out',
  },
  [scoreKeys]: {
    purpose: 'That you switched off the keys with which reviewers score.',
    duration: 'Until you switch them on again',
  },
  [applicationsView]: {
    purpose: 'Whether you see your applications as a list or in columns.',
    duration: 'Until you clear it in your browser',
  },
  [recentSearches]: {
    purpose:
      'The last five searches for scholarships that you typed, to offer them again. “Clear recent searches” in the search box removes them.',
    duration: 'Until you clear them or sign out',
  },
  [letter]: {
    purpose:
      'What a recommender wrote in a letter while it could not be saved. Removed when it is saved or submitted.',
    duration: 'Until it is saved',
  },
}

const inTab: Record<(typeof tabKeys)[keyof typeof tabKeys], { purpose: string }> = {
  [draft]: {
    purpose:
      'What you typed into a form and did not send yet. In your profile that can be grades, citizenship and financial facts. Never a password. Removed when you save or sign out.',
  },
  [compare]: { purpose: 'The scholarships that you chose to compare.' },
  [wish]: {
    purpose:
      'What you asked for before you signed in, a scholarship to save, a match or the beginning of a profile, so that it is done once you are back.',
  },
  [reloadedBuild]: {
    purpose: 'Which version of this site was loaded again after an update.',
  },
}

/** A key that ends with a dot is followed by what it belongs to. */
const shown = (key: string) => (key.endsWith('.') ? `${key}…` : key)

const stored: readonly Stored[] = [
  {
    name: 'landfall_session',
    kind: 'Cookie',
    purpose: 'Keeps you signed in. Set when you sign in, removed when you sign out.',
    duration: '30 days after the last use',
  },
  {
    name: 'landfall_device',
    kind: 'Cookie',
    purpose:
      'Recognizes a browser that signed in before, so that wrong attempts by others do not slow you down.',
    duration: '1 year',
  },
  {
    name: 'landfall_visitor',
    kind: 'Cookie',
    purpose:
      'Counts you once among those who opened or liked a story while signed out, and lets you take a like back. Set when you first open or like a story. It is a random number that is used for nothing else.',
    duration: '1 year',
  },
  ...Object.entries(inBrowser).map(([name, words]) => ({
    ...words,
    name: shown(name),
    kind: 'Browser storage',
  })),
  ...Object.entries(inTab).map(([name, words]) => ({
    ...words,
    name: shown(name),
    kind: 'Tab storage',
    duration: 'Until you close the tab',
  })),
]

const columns: readonly Column<Stored>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { key: 'purpose', header: 'What for', cell: ({ purpose }) => purpose },
  { key: 'duration', header: 'How long', cell: ({ duration }) => duration },
]

export function CookiesPage() {
  return (
    <TextPage
      title="Cookie Policy"
      width="page"
      lead="Everything that Landfall stores in your browser. All of it is needed for what you asked for; there is nothing to agree to."
    >
      <DataTable
        caption="What is stored in your browser"
        columns={columns}
        rows={stored}
        rowKey={({ name }) => name}
      />
      <Section title="No third-party cookies">
        <p>
          There is no advertising and no tracking. Pages load their script, styles and font
          from this site only.
        </p>
      </Section>
      <Section title="Without cookies">
        <p>
          You can browse scholarships and universities. Signing in needs the session cookie.
          What is kept on the server is in the{' '}
          <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
        </p>
      </Section>
    </TextPage>
  )
}
