import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { LinkButton } from '#page/links.tsx'

type FindScholarshipsProps = {
  illustration?: ComponentProps<typeof EmptyState>['illustration']
  title: string
  children: ReactNode
  /** What the way to the search is called. */
  find: string
}

/** An empty place whose one next step is the search: nothing kept yet, or a page of students. */
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
