import { useDayOf } from '#lib/format/use-in-own-zone.ts'
import { Badge } from '#ui/badge.tsx'
import type { ContentCategory } from '#gql/graphql'
import { categories, storiesMessages as text } from './stories-messages.ts'

type Facts = {
  category?: ContentCategory
  readTime?: number
  viewCount?: number
  publishedAt: string
  donor?: { name: string } | null
}

/** The line above a story: its kind, its donor and its date. */
export function StoryFacts({ category, readTime, viewCount, publishedAt, donor }: Facts) {
  const facts = [
    donor?.name,
    useDayOf(publishedAt),
    readTime !== undefined && text.readTime(readTime),
    viewCount !== undefined && viewCount > 0 && text.viewCount(viewCount),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {category && <Badge tone="sea">{categories[category]}</Badge>}
      <span className="tabular break-words">{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
