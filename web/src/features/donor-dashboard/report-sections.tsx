import { type FragmentType, graphql, readFragment } from '#gql'
import type { ReportSections_DonorReportFragment } from '#gql/graphql'
import { dashboardMessages as text } from './dashboard-messages.ts'

const fragment = graphql(`
  fragment ReportSections_DonorReport on DonorReport {
    scope
    sections {
      heading
      note
      rows {
        label
        value
      }
    }
    storiesNote
    stories {
      title
      person
      facts
      paragraphs
    }
    notes
  }
`)

type Report = ReportSections_DonorReportFragment

/** An impact report as it is printed: what it is of, its figures, stories and notes. */
export function ReportSections(props: { report: FragmentType<typeof fragment> }) {
  const { scope, sections, storiesNote, stories, notes } = readFragment(
    fragment,
    props.report,
  )
  return (
    <>
      <section aria-label={text.scope} className="flex flex-col gap-1 text-muted">
        {scope.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </section>
      {sections.map((section, index) => (
        // Two funds may be called the same.
        <Section key={`${index} ${section.heading}`} section={section} />
      ))}
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{text.storiesTitle}</h2>
        <p className="text-muted">{storiesNote}</p>
        {stories.map((story, index) => (
          <Story key={`${index} ${story.title}`} story={story} />
        ))}
      </section>
      <section aria-label={text.notes} className="flex flex-col gap-2 text-sm text-muted">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    </>
  )
}

function Section({ section }: { section: Report['sections'][number] }) {
  const { heading, note, rows } = section
  return (
    <section className="flex flex-col gap-2 print:break-inside-avoid">
      <h2 className="text-xl" dir="auto">
        {heading}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
      <dl>
        {rows.map(({ label, value }, index) => (
          <div
            key={`${index} ${label}`}
            className="flex justify-between gap-4 border-b border-line py-2"
          >
            <dt className="min-w-0 break-words" dir="auto">
              {label}
            </dt>
            <dd className="tabular shrink-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Story({ story }: { story: Report['stories'][number] }) {
  const { title, person, facts, paragraphs } = story
  return (
    <article className="flex flex-col gap-2">
      <h3 className="text-lg" dir="auto">
        {title}
      </h3>
      <p className="text-muted" dir="auto">
        {person}
      </p>
      {facts && (
        <p className="text-muted" dir="auto">
          {facts}
        </p>
      )}
      {paragraphs.map((words, index) => (
        <p key={`${index} ${words}`} dir="auto" className="break-words whitespace-pre-line">
          {words}
        </p>
      ))}
    </article>
  )
}
