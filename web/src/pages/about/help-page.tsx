import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { TextPage } from '#page/text-page.tsx'
import { accountsHelp } from '#features/help/accounts-help.tsx'
import { applyingHelp } from '#features/help/applying-help.tsx'
import type { HelpEntry, HelpTopic } from '#features/help/help-topic.ts'
import { scholarshipsHelp } from '#features/help/scholarships-help.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

const topics: readonly HelpTopic[] = [scholarshipsHelp, applyingHelp, accountsHelp]

/** /help: each question has an anchor, so that other pages and answers by mail can link to it. */
export function HelpPage() {
  useAskedQuestion()
  return (
    <TextPage title="Help Center" lead="Short answers to what people ask most.">
      <Contents />
      {topics.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id} className="flex max-w-prose flex-col gap-6">
          <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl">
            {title}
          </h2>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </section>
      ))}
      <p>
        Not answered here? <TextLink to={paths.contact()}>Write to the operator</TextLink>.
      </p>
    </TextPage>
  )
}

function Contents() {
  return (
    <nav aria-label="Topics">
      <ul className="flex flex-col">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <TextLink
              to={{ hash: id }}
              replace
              className="inline-flex min-h-11 items-center"
            >
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ id, question, answer }: HelpEntry) {
  return (
    <div className="flex flex-col gap-3">
      <h3 id={id} tabIndex={-1} className="scroll-mt-20 text-lg">
        {question}
      </h3>
      {answer}
    </div>
  )
}

/** Focuses the question in the address: the browser looks for the anchor before this page is there. */
function useAskedQuestion(): void {
  const location = useLocation()
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.focus()
  }, [location])
}
