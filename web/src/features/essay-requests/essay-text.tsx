import type { KeyboardEvent, ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { readMessages as text } from './request-messages.ts'
import { sentencesOf, type Stretch } from './sentences.ts'

const LINE = 'rounded-sm underline decoration-2 underline-offset-4'
const MARKED = `${LINE} bg-sea-soft text-ink decoration-sea`

type Props = {
  content: string
  /** Where the sentences begin that have a remark. */
  marked: ReadonlySet<number>
  /** Null when the text can only be read. */
  onChoose: ((sentence: Stretch) => void) | null
}

/** The essay as it was sent; the reader can choose each of its sentences, by pointer and by keyboard. */
export function EssayText({ content, marked, onChoose }: Props) {
  return (
    <section aria-labelledby="essay-text" className="min-w-0">
      <h2 id="essay-text" className="mb-1 text-xl">
        {text.text}
      </h2>
      {onChoose && <p className="mb-3 text-muted">{text.textHelp}</p>}
      <Card className="max-w-prose leading-8 break-words whitespace-pre-wrap lg:sticky lg:top-24 lg:max-h-[80vh] lg:overflow-y-auto">
        {sentencesOf(content).map((stretch) =>
          stretch.isSentence && onChoose ? (
            <Sentence
              key={stretch.from}
              isMarked={marked.has(stretch.from)}
              onChoose={() => onChoose(stretch)}
            >
              {stretch.text}
            </Sentence>
          ) : (
            <Words key={stretch.from} isMarked={marked.has(stretch.from)}>
              {stretch.text}
            </Words>
          ),
        )}
      </Card>
    </section>
  )
}

function Words({ isMarked, children }: { isMarked: boolean; children: string }) {
  if (!isMarked) return <span>{children}</span>
  return <mark className={MARKED}>{children}</mark>
}

function Sentence(props: { isMarked: boolean; onChoose: () => void; children: ReactNode }) {
  const { isMarked, onChoose, children } = props
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }
  return (
    // The browser's own button is a box: its words would not wrap with the lines of a text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span
      role="button"
      tabIndex={0}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={classNames(
        'cursor-pointer',
        isMarked ? MARKED : `${LINE} decoration-transparent hover:decoration-edge`,
      )}
    >
      {children}
      {isMarked && <span className="sr-only"> ({text.hasRemark})</span>}
    </span>
  )
}
