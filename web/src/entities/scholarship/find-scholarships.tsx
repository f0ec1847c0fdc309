import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { LinkButton } from '#page/links.tsx'

type FindScholarshipsProps = {
  illustration?: ComponentProps<typeof EmptyState>['illustration']
  title: string
  children: ReactNode
  /** Label of the link to the search. */
  find: string
}

/** An empty state whose one next step is the search: nothing saved yet, or a page for students. */
export function FindScholarships({
  illustration,
  title,
  children,
  find,
}: FindScholarshipsProps) {
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      action={
        <LinkButton kind="primary" to={paths.scholarships()}>
          {find}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
