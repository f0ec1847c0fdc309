import { Check, CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { EssayNotes_ResultFragment } from '#gql/graphql'
import { essayMessages as text } from './essay-messages.ts'
import { stretchesOf, type Mark } from './marked-text.ts'

const fragment = graphql(`
  fragment EssayNotes_Result on EssayResult {
    points {
      key
      kind
      criterion
      text
      quotes {
        from
        to
        quote
      }
    }
    criteria {
      code
      label
    }
  }
`)

type Point = EssayNotes_ResultFragment['points'][number]
type Numbered = Point & { note: number }

type Props = { content: string; result: FragmentType<typeof fragment> }

/** The text beside its notes: pointing at or focusing a note lights up its sentences, and the other way round. */
export function EssayNotes({ content, ...props }: Props) {
  const { points, criteria } = readFragment(fragment, props.result)
  const [shown, setShown] = useState<number | null>(null)
  const notes = points.map((point, note) => ({ ...point, note }))
  const labels = new Map(criteria.map(({ code, label }) => [code, label]))
  const look = { labels, shown, onShow: setShown }
  const open = notes.filter(
    ({ kind, criterion }) => kind === 'OPEN' && criterion !== 'grammar',
  )
  const grammar = notes.filter(({ criterion }) => criterion === 'grammar')
  const strengths = notes.filter(({ kind }) => kind === 'STRENGTH')
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <MarkedText content={content} notes={notes} shown={shown} onShow={setShown} />
      <div className="flex flex-col gap-6">
        <NoteGroup title={text.openPoints(open.length)} notes={open} {...look} />
        <NoteGroup title={text.strengths(strengths.length)} notes={strengths} {...look} />
        <NoteGroup title={text.grammarNotes(grammar.length)} notes={grammar} {...look} />
      </div>
    </div>
  )
}

type Look = {
  labels: ReadonlyMap<string, string>
  shown: number | null
  onShow: (note: number | null) => void
}

function MarkedText({
  content,
  notes,
  shown,
  onShow,
}: { content: string; notes: readonly Numbered[] } & Omit<Look, 'labels'>) {
  const id = useId()
  const marks = notes.flatMap(({ note, quotes }): Mark[] =>
    quotes.map(({ from, to }) => ({ note, from, to })),
  )
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-xl">
        {text.text}
      </h2>
      <Card className="max-w-prose break-words whitespace-pre-wrap lg:sticky lg:top-24 lg:max-h-[80vh] lg:overflow-y-auto">
        {stretchesOf(content, marks).map((stretch) => {
          const [first] = stretch.notes
          if (first === undefined) return <span key={stretch.from}>{stretch.text}</span>
          const isShown = shown !== null && stretch.notes.includes(shown)
          return (
            <mark
              key={stretch.from}
              id={`sentence-${stretch.from}`}
              onPointerEnter={() => onShow(first)}
              onPointerLeave={() => onShow(null)}
              className={classNames(
                'underline decoration-2 underline-offset-4 transition-colors',
                isShown
                  ? 'bg-sea-soft text-ink decoration-sea'
                  : 'bg-transparent text-ink decoration-edge decoration-dotted',
              )}
            >
              {stretch.text}
            </mark>
          )
        })}
      </Card>
    </section>
  )
}

function NoteGroup({
  title,
  notes,
  ...look
}: { title: string; notes: readonly Numbered[] } & Look) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {notes.length === 0 ? (
        <p className="text-muted">{text.noNotes}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <Note key={note.note} note={note} {...look} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Note({ note, labels, shown, onShow }: { note: Numbered } & Look) {
  const Icon = note.kind === 'STRENGTH' ? Check : CircleAlert
  const [place] = note.quotes
  return (
    <li
      onPointerEnter={() => onShow(note.note)}
      onPointerLeave={() => onShow(null)}
      className={classNames(
        'flex gap-3 rounded border bg-surface p-4',
        shown === note.note ? 'border-sea' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        size={20}
        className={classNames(
          'mt-0.5 shrink-0',
          note.kind === 'STRENGTH' ? 'text-good' : 'text-muted',
        )}
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">{labels.get(note.criterion)}</p>
        <p className="break-words">{note.text}</p>
        {place && (
          <button
            type="button"
            onFocus={() => onShow(note.note)}
            onBlur={() => onShow(null)}
            onClick={() => {
              onShow(note.note)
              document
                .getElementById(`sentence-${place.from}`)
                ?.scrollIntoView({ block: 'center', behavior: 'auto' })
            }}
            // The name includes the words that are seen, for people who speak them to their computer.
            aria-label={`${text.toSentence}: ${shorten(place.quote)}`}
            className="mt-1 min-h-11 cursor-pointer text-start text-sea underline underline-offset-2 hover:text-sea-strong"
          >
            “{shorten(place.quote)}”
          </button>
        )}
      </div>
    </li>
  )
}

function shorten(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88)}…` : quote
}
