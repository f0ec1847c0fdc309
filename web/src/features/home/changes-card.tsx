import { ChevronRight } from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'

/** What came since the student last looked. @param newFits more than none */
export function ChangesCard({ newFits }: { newFits: number }) {
  return (
    <HomeCard title={text.changes}>
      <div>
        <TextLink
          to={paths.savedSearches()}
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {text.newFits(newFits)}
          <ChevronRight aria-hidden="true" size={20} className="shrink-0" />
        </TextLink>
        <p className="text-muted">{text.newFitsWhy}</p>
      </div>
    </HomeCard>
  )
}
