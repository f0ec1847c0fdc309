import { ask } from '#lib/graphql/graphql-request.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import type { LandingStoriesQuery } from '#gql/graphql'
import { cardStyle } from '#ui/card-style.ts'

/** These are here because everybody who opens the site loads the other words of the page. */
const text = {
  storiesTitle: 'What scholarships change',
  allStories: 'All stories',
  allTestimonials: 'All testimonials',
}

const query = /* GraphQL */ `
  query LandingStories {
    spotlights(isFeatured: true, first: 1) {
      edges {
        node {
          id
          slug
          title
          subtitle
          impactSummary
          heroImage {
            id
            url
            srcSet
            alt
            width
            height
          }
          donor {
            id
            name
          }
        }
      }
    }
    testimonials(isFeatured: true, first: 1) {
      edges {
        node {
          id
          testimonial
          sourceName
          sourceTitle
          sourceOrganization
        }
      }
    }
  }
`

/** The newest featured spotlight and the newest featured testimonial; null when there is neither. */
export async function readFeaturedStories(): Promise<LandingStoriesQuery | null> {
  const stories = await ask(query)
  const { spotlights, testimonials } = stories
  return spotlights.edges.length + testimonials.edges.length > 0 ? stories : null
}

/** What scholarships change, in the words of the people who give and receive them. */
export function FeaturedStories({ stories }: { stories: LandingStoriesQuery }) {
  const spotlight = stories.spotlights.edges[0]?.node
  const testimonial = stories.testimonials.edges[0]?.node
  return (
    <section aria-labelledby="told" className="mx-auto w-full max-w-page px-4 pb-14">
      <h2 id="told" className="text-2xl">
        {text.storiesTitle}
      </h2>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {spotlight && <SpotlightCard {...spotlight} />}
        {testimonial && <Quote {...testimonial} />}
      </div>
    </section>
  )
}

type Spotlight = LandingStoriesQuery['spotlights']['edges'][number]['node']
type Testimonial = LandingStoriesQuery['testimonials']['edges'][number]['node']

const card = cardStyle('p-card', 'flex min-w-0 flex-col gap-3')

function SpotlightCard({ slug, title, heroImage, donor, ...spotlight }: Spotlight) {
  const summary = spotlight.subtitle ?? spotlight.impactSummary
  return (
    <article className={card}>
      {heroImage && (
        <img
          src={heroImage.url}
          srcSet={heroImage.srcSet}
          sizes="(min-width: 1024px) 32rem, 100vw"
          alt={heroImage.alt}
          width={heroImage.width}
          height={heroImage.height}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full rounded bg-sunken object-cover"
        />
      )}
      <h3 className="text-lg break-words">
        <TextLink
          to={paths.spotlight(slug)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {title}
        </TextLink>
      </h3>
      {summary && <p className="line-clamp-4 grow break-words">{summary}</p>}
      {donor && <p className="text-sm break-words text-muted">{donor.name}</p>}
      <AllLink to={paths.spotlights()} label={text.allStories} />
    </article>
  )
}

function Quote({ testimonial, ...source }: Testimonial) {
  const who = [source.sourceName, source.sourceTitle, source.sourceOrganization]
  return (
    <figure className={card}>
      <blockquote className="line-clamp-6 border-s-4 border-line ps-4 break-words whitespace-pre-line">
        {testimonial}
      </blockquote>
      <figcaption className="text-sm break-words text-muted">
        {who.filter(Boolean).join(', ')}
      </figcaption>
      <AllLink
        to={paths.spotlights({ view: 'testimonials' })}
        label={text.allTestimonials}
      />
    </figure>
  )
}

function AllLink({ to, label }: { to: string; label: string }) {
  return (
    <TextLink to={to} className="mt-auto inline-flex min-h-11 items-center self-start">
      {label}
    </TextLink>
  )
}
