import { useLocation, useSearchParams } from 'react-router'
import { categories, storiesMessages as text } from '#features/stories/stories-messages.ts'
import type { ContentCategory } from '#gql/graphql'
import { Page } from '#page/page.tsx'
import { ViewLinks } from '#page/view-links.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { patterns, paths } from '#paths'
import { SpotlightList } from './spotlight-list.tsx'
import { StoryList } from './story-list.tsx'
import { TestimonialList } from './testimonial-list.tsx'

const VIEWS = ['spotlights', 'stories', 'testimonials'] as const
type View = (typeof VIEWS)[number]

const options = optionsOf(categories)

/** /spotlights: published stories, filtered by the address; /success-stories opens at its own view. */
export function SpotlightsPage() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const isOfStories = pathname === patterns.successStories
  const wish = VIEWS.find((one) => one === query.get('view'))
  const view: View = wish ?? (isOfStories ? 'stories' : 'spotlights')
  const asked = query.get('category')?.toUpperCase()
  const category = options.find(({ value }) => value === asked)?.value
  return (
    <Page title={view === 'spotlights' ? text.title : text[view]} lead={text.lead}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ViewLinks
          label={text.views}
          current={view}
          views={VIEWS.map((name) => ({
            name,
            label: text[name],
            to: paths.spotlights({
              view: name === 'spotlights' ? undefined : name,
              category,
            }),
          }))}
        />
        {view !== 'stories' && <CategoryField category={category} />}
      </div>
      {view === 'spotlights' && <SpotlightList category={category} />}
      {view === 'stories' && <StoryList />}
      {view === 'testimonials' && <TestimonialList category={category} />}
      <p>
        <a
          href="/stories.xml"
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-2 hover:text-sea-strong"
        >
          {text.feed}
        </a>
      </p>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={text.feed}
        href="/stories.xml"
      />
    </Page>
  )
}

function CategoryField({ category }: { category: ContentCategory | undefined }) {
  const [query, setQuery] = useSearchParams()
  return (
    <SelectField
      name="category"
      label={text.category}
      value={category ?? ''}
      options={options}
      placeholder={text.all}
      onChange={(next) => {
        const search = new URLSearchParams(query)
        if (next) search.set('category', next)
        else search.delete('category')
        setQuery(search, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
