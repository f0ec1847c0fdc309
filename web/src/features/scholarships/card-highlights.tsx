import type { ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'

export const cardHighlightsFragment = graphql(`
  fragment CardHighlights_ScholarshipEdge on ScholarshipEdge {
    highlights {
      field
      parts {
        text
        isMatch
      }
    }
  }
`)

export type HighlightedEdge = FragmentType<typeof cardHighlightsFragment>
type Part = { text: string; isMatch: boolean }

/** The title with the words of the search marked. */
export function CardTitle({ edge, children }: { edge: HighlightedEdge; children: string }) {
  const parts = usePartsOf(edge, 'TITLE')
  return parts === null ? children : <Marked parts={parts} />
}

type PassageProps = { edge: HighlightedEdge; children: ReactNode }

/** The part of the description that contains the words of the search; else the usual text. */
export function CardPassage({ edge, children }: PassageProps) {
  const parts = usePartsOf(edge, 'DESCRIPTION')
  if (parts === null) return children
  return (
    <p className="line-clamp-1 text-sm text-muted">
      … <Marked parts={parts} /> …
    </p>
  )
}

function usePartsOf(edge: HighlightedEdge, field: string): readonly Part[] | null {
  const { highlights } = readFragment(cardHighlightsFragment, edge)
  return highlights.find((one) => one.field === field)?.parts ?? null
}

function Marked({ parts }: { parts: readonly Part[] }) {
  // The parts of a text change only together.
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-sea-soft text-ink underline decoration-1">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
