import { blindWords } from '#entities/review/review-words.ts'
import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { scoringMessages as text } from './scoring-messages.ts'

export type Piece =
  Scoring_ReviewApplicationFragment['form']['fields'][number]['pieces'][number]

type Props = {
  pieces: readonly Piece[]
  /** Called with the words around a block, for a question about it; without it, blocks can only be read. */
  onAsk: ((context: string) => void) | null
}

/** A text whose hidden parts appear as blocks, and are read out as such. */
export function BlockedText({ pieces, onAsk }: Props) {
  return pieces.map((piece, index) => {
    if (!piece.isBlock) return <span key={index}>{piece.text}</span>
    const words = blockWords(piece)
    if (!onAsk)
      return (
        <span key={index} className={blockStyle}>
          {words}
        </span>
      )
    return (
      <button
        key={index}
        type="button"
        aria-label={text.askAbout(words)}
        title={text.ask}
        onClick={() => onAsk(contextOf(pieces, index))}
        className={`${blockStyle} hover:bg-sea`}
      >
        {words}
      </button>
    )
  })
}

const blockStyle =
  'mx-0.5 inline-block rounded bg-ink px-1 text-sm whitespace-nowrap text-paper forced-colors:border'

function blockWords({ kind }: Piece): string {
  return kind ? blindWords[kind].block : text.hidden
}

const CONTEXT_LETTERS = 30

/** A few words before and after a block, so that the chair finds it. */
function contextOf(pieces: readonly Piece[], index: number): string {
  const words = (part: readonly Piece[]) =>
    part.map((piece) => (piece.isBlock ? `[${blockWords(piece)}]` : piece.text)).join('')
  const before = words(pieces.slice(0, index))
  const after = words(pieces.slice(index + 1))
  const block = pieces[index]
  return [
    before.length > CONTEXT_LETTERS ? '…' : '',
    before.slice(-CONTEXT_LETTERS),
    block ? `[${blockWords(block)}]` : '',
    after.slice(0, CONTEXT_LETTERS),
    after.length > CONTEXT_LETTERS ? '…' : '',
  ]
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
