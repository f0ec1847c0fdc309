import { graphql, readFragment, type FragmentType } from '#gql'
import { TextLink } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { classNames } from '#ui/class-names.ts'
import { Illustration } from '#ui/illustration.tsx'
import { paths } from '#paths'
import { excerptOf } from './excerpt.ts'
import { storiesMessages as text } from './stories-messages.ts'
import { StoryFacts } from './story-facts.tsx'
import { StoryImage } from './story-image.tsx'

const fragment = graphql(`
  fragment SpotlightCard_Spotlight on Spotlight {
    id
    slug
    title
    subtitle
    category
    impactSummary
    tags
    readTime
    viewCount
    publishedAt
    heroImage {
      id
      ...StoryImage_Image
    }
    donor {
      id
      name
    }
  }
`)

const TAGS_SHOWN = 3

type Props = { spotlight: FragmentType<typeof fragment>; isHero?: boolean }

/** One spotlight of the list; the first one of the page is larger. */
export function SpotlightCard({ isHero = false, ...props }: Props) {
  const spotlight = readFragment(fragment, props.spotlight)
  const { slug, title, subtitle, impactSummary, tags, heroImage } = spotlight
  const summary = subtitle ?? impactSummary
  return (
    <article
      className={classNames(
        cardStyle('p-card', 'grid gap-4'),
        isHero && 'lg:grid-cols-2 lg:items-center lg:gap-8',
      )}
    >
      {heroImage ? (
        <StoryImage
          image={heroImage}
          sizes={
            isHero ? '(min-width: 1024px) 32rem, 100vw' : '(min-width: 640px) 24rem, 100vw'
          }
          className="aspect-video w-full object-cover"
        />
      ) : (
        isHero && <Illustration name="lighthouse" className="h-40 w-full text-muted" />
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <StoryFacts {...spotlight} />
        {isHero && <p className="text-sm font-semibold text-muted">{text.featured}</p>}
        <h2
          className={classNames('break-words', isHero ? 'text-xl lg:text-2xl' : 'text-lg')}
        >
          <TextLink
            to={paths.spotlight(slug)}
            className="inline-flex min-h-11 items-center"
          >
            {title}
          </TextLink>
        </h2>
        {summary && (
          <p className="max-w-prose break-words">{excerptOf(summary) ?? summary}</p>
        )}
        {tags.length > 0 && (
          <p className="text-sm break-words text-muted">
            {tags.slice(0, TAGS_SHOWN).join(' · ')}
            {tags.length > TAGS_SHOWN && ` ${text.moreTags(tags.length - TAGS_SHOWN)}`}
          </p>
        )}
      </div>
    </article>
  )
}
