import { dayInWords } from '@landfall/calendar/words'
import { submissionMessages } from '#entities/application/submission-messages.ts'
import type { ApplicationTab, Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { BlockedText, type Piece } from './blocked-text.tsx'
import { ReviewDocument } from './review-document.tsx'
import { ReviewLetters } from './review-letters.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

type Application = Scoring_ReviewApplicationFragment
type Field = Application['form']['fields'][number]

type Props = {
  application: Pick<Application, 'form' | 'documents' | 'letters' | 'recommendations'>
  /** Asks the chair about a block; null where nobody can ask. */
  onAsk: ((context: string, label: string) => void) | null
}

const tabs = Object.entries(text.tabs) as [ApplicationTab, string][]

/** The submitted form as this reader may see it, in lines of a readable width. */
export function ReviewForm({ application, onAsk }: Props) {
  const { form, documents, letters, recommendations } = application
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {tabs.map(([tab, title]) => (
        <Section
          key={tab}
          title={title}
          fields={form.fields.filter((field) => field.tab === tab)}
          onAsk={onAsk}
        />
      ))}
      <Documents title={text.documents} documents={documents} />
      <Documents title={text.letters} documents={letters} />
      <ReviewLetters letters={recommendations} onAsk={onAsk} />
    </div>
  )
}

type SectionProps = { title: string; fields: readonly Field[]; onAsk: Props['onAsk'] }

function Section({ title, fields, onAsk }: SectionProps) {
  if (fields.length === 0) return null
  const hidden = fields.filter(isHidden)
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {/* Rows of nothing but blocks say no more than their names. */}
      {hidden.length > 0 && (
        <p className="max-w-prose text-muted">
          {text.hiddenFields(hidden.map(({ label }) => label).join(', '))}
        </p>
      )}
      <dl className="flex max-w-prose flex-col gap-4 empty:hidden">
        {fields
          .filter((field) => !isHidden(field))
          .map((field) => (
            <div key={field.name}>
              <dt className="text-sm text-muted">{field.label}</dt>
              <dd className="leading-relaxed break-words whitespace-pre-line">
                <BlockedText
                  pieces={field.pieces.map((piece) => inWords(field.name, piece))}
                  onAsk={onAsk && ((context) => onAsk(context, field.label))}
                />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function isHidden({ isBlind, pieces }: Field): boolean {
  return isBlind || pieces.every(({ isBlock }) => isBlock)
}

const days = ['dateOfBirth', 'expectedGraduationDate']
const choices = ['currentDegreeLevel', 'englishProficiency']

/** The server sends choices and days as it stores them. */
function inWords(name: string, piece: Piece): Piece {
  if (piece.isBlock) return piece
  if (days.includes(name)) return { ...piece, text: dayInWords(piece.text) }
  if (!choices.includes(name)) return piece
  return { ...piece, text: submissionMessages.choices[piece.text] ?? piece.text }
}

type DocumentsProps = { title: string; documents: Application['documents'] }

function Documents({ title, documents }: DocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex max-w-prose flex-col divide-y divide-line border-y border-line">
        {documents.map((document) => (
          <li key={document.id}>
            <ReviewDocument document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}
