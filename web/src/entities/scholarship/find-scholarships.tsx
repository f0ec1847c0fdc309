import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { LinkButton } from '#page/links.tsx'

type FindScholarshipsProps = {
  icon?: LucideIcon
  title: string
  children: ReactNode
  /** What the way to the search is called. */
  find: string
}

/** An empty place whose one next step is the search: nothing kept yet, or a page of students. */
export function FindScholarships({
  icon: Icon,
  title,
  children,
  find,
}: FindScholarshipsProps) {
  return (
    <EmptyState
      icon={Icon && <Icon aria-hidden="true" size={32} />}
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
