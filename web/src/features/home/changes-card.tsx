import { ChevronRight } from 'lucide-react'
import { RowLink } from '#page/row-link.tsx'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

/**
 * New awards since the student last looked.
 * @param newFits more than none
 */
export function ChangesCard({ newFits }: { newFits: number }) {
  return (
    <HomeCard title={text.changes}>
      <div className="relative">
        <RowLink to={paths.savedSearches()} className="inline-flex items-center gap-1">
          {text.newFits(newFits)}
          <ChevronRight aria-hidden="true" size={20} className="shrink-0" />
        </RowLink>
        <p className="text-muted">{text.newFitsWhy}</p>
      </div>
    </HomeCard>
  )
}
