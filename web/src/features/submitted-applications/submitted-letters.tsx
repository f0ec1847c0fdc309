import type { SubmittedApplication_SubmittedApplicationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { submittedMessages as text } from './submitted-messages.ts'

type Props = Pick<SubmittedApplication_SubmittedApplicationFragment, 'letters'>

/** Letters of recommendation as they came, including those after the application. */
export function SubmittedLetters({ letters }: Props) {
  return (
    <section aria-labelledby="letters" className="flex flex-col gap-4">
      <h2 id="letters" className="text-xl">
        {text.letters}
      </h2>
      <ul className="flex flex-col gap-3">
        {letters.map((letter) => (
          <li key={letter.id} className={cardStyle('p-inset', 'flex flex-col gap-2')}>
            <h3 className="text-lg break-words">{letter.recommenderName}</h3>
            <p className="text-sm break-words text-muted">{letter.relation}</p>
            <p className="tabular text-sm">
              {text.letterArrived(formatDayOf(letter.arrivedAt))}{' '}
              {letter.isLate && <Badge>{text.letterIsLate}</Badge>}
            </p>
            <p className="text-sm text-muted">
              {letter.isWaived ? text.letterWaived : text.letterKept}
            </p>
            <LetterContent {...letter} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LetterContent({ text: words, fileName, contentPath }: Props['letters'][number]) {
  if (words)
    return (
      <Disclosure summary={text.readLetter}>
        <p className="max-w-prose break-words whitespace-pre-line">{words}</p>
      </Disclosure>
    )
  if (!contentPath) return <p className="text-sm text-muted">{text.letterScanned}</p>
  return (
    <a
      href={contentPath}
      download={fileName}
      className="inline-flex min-h-11 items-center self-start text-sea underline"
    >
      {text.downloadLetter(fileName ?? '')}
    </a>
  )
}
