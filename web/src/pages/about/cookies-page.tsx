import { Section, TextPage } from '#features/about/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { paths } from '#paths'

type Stored = { name: string; kind: string; purpose: string; duration: string }

const stored: readonly Stored[] = [
  {
    name: 'landfall_session',
    kind: 'Cookie',
    purpose: 'Keeps you signed in. Set when you sign in, removed when you log out.',
    duration: '30 days after the last use',
  },
  {
    name: 'landfall_device',
    kind: 'Cookie',
    purpose:
      'Knows a browser that signed in before, so that wrong attempts by others do not slow you down.',
    duration: '1 year',
  },
  {
    name: 'landfall.signed-in',
    kind: 'Browser storage',
    purpose: 'Lets pages open at once without asking first whether you are signed in.',
    duration: 'Until you log out',
  },
  {
    name: 'landfall.theme',
    kind: 'Browser storage',
    purpose: 'Your choice of light or dark, if you made one.',
    duration: 'Until you choose the device’s own theme',
  },
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
      lead="Everything that Landfall stores in your browser. All of it is needed for what you asked for; there is nothing to agree to."
    >
      <DataTable
        caption="What is stored in your browser"
        columns={columns}
        rows={stored}
        rowKey={({ name }) => name}
      />
      <Section title="No cookies of others">
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
