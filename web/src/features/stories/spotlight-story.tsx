import { Link2 } from 'lucide-react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SpotlightStory_SpotlightFragment } from '#gql/graphql'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { copyText } from '#ui/copy-text.ts'
import { WrittenText } from '#ui/written-text.tsx'
import { LikeButton } from './like-button.tsx'
import { storiesMessages as text } from './stories-messages.ts'
import { StoryFacts } from './story-facts.tsx'
import { StoryImage } from './story-image.tsx'
import { SuccessStoryCard } from './success-story-card.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

const fragment = graphql(`
  fragment SpotlightStory_Spotlight on Spotlight {
    id
    category
    story
    quote
    quoteAuthor
    impactSummary
    videoUrl
    tags
    readTime
    viewCount
    likeCount
    hasMyLike
    publishedAt
    heroImage {
      id
      ...StoryImage_Image
    }
    galleryImages {
      id
      ...StoryImage_Image
    }
    donor {
      id
      name
    }
    successStories {
      id
      ...SuccessStoryCard_Story
    }
    testimonials {
      id
      ...TestimonialCard_Testimonial
    }
  }
`)

/** How many of each the page shows below the story. */
const STORIES_MAX = 2
const TESTIMONIALS_MAX = 3

type Props = { spotlight: FragmentType<typeof fragment> }

export function SpotlightStory(props: Props) {
  const spotlight = readFragment(fragment, props.spotlight)
  const { heroImage } = spotlight
  return (
    <>
      <StoryFacts {...spotlight} />
      {heroImage && (
        <StoryImage
          image={heroImage}
          sizes="(min-width: 768px) 40rem, 100vw"
          className="w-full"
        />
      )}
      <WrittenText>{spotlight.story}</WrittenText>
      <Extras {...spotlight} />
      <div className="flex flex-wrap gap-3">
        <LikeButton liked={spotlight} />
        <Button onClick={() => void copyAddress()}>
          <Link2 aria-hidden="true" size={18} />
          {text.share}
        </Button>
      </div>
      <Related {...spotlight} />
    </>
  )
}

type Story = SpotlightStory_SpotlightFragment
type ExtraFacts = Pick<
  Story,
  'quote' | 'quoteAuthor' | 'impactSummary' | 'videoUrl' | 'galleryImages' | 'tags'
>

/** The optional parts below a story's text. */
function Extras({
  quote,
  quoteAuthor,
  impactSummary,
  videoUrl,
  galleryImages,
  tags,
}: ExtraFacts) {
  return (
    <>
      {quote && (
        <figure className="border-s-4 border-sea ps-4">
          <blockquote className="text-lg break-words">{quote}</blockquote>
          {quoteAuthor && <figcaption className="text-muted">{quoteAuthor}</figcaption>}
        </figure>
      )}
      {impactSummary && (
        <Card>
          <h2 className="text-lg">{text.impact}</h2>
          <p className="break-words whitespace-pre-line">{impactSummary}</p>
        </Card>
      )}
      {videoUrl && (
        <a
          href={videoUrl}
          rel="noopener nofollow"
          className="inline-flex min-h-11 items-center self-start text-sea underline underline-offset-2 hover:text-sea-strong"
        >
          {text.video}
        </a>
      )}
      {galleryImages.length > 0 && (
        <section aria-label={text.pictures} className="grid gap-4 sm:grid-cols-2">
          {galleryImages.map((image) => (
            <StoryImage
              key={image.id}
              image={image}
              sizes="(min-width: 640px) 20rem, 100vw"
            />
          ))}
        </section>
      )}
      {tags.length > 0 && (
        <p className="text-sm break-words text-muted">{tags.join(' · ')}</p>
      )}
    </>
  )
}

function Related(props: Pick<Story, 'successStories' | 'testimonials'>) {
  const stories = props.successStories.slice(0, STORIES_MAX)
  const testimonials = props.testimonials.slice(0, TESTIMONIALS_MAX)
  return (
    <>
      {stories.length > 0 && (
        <section aria-labelledby="stories" className="flex flex-col gap-4">
          <h2 id="stories" className="text-xl">
            {text.ofSpotlight}
          </h2>
          {stories.map((story) => (
            <SuccessStoryCard key={story.id} story={story} />
          ))}
        </section>
      )}
      {testimonials.length > 0 && (
        <section aria-labelledby="said" className="flex flex-col gap-4">
          <h2 id="said" className="text-xl">
            {text.said}
          </h2>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </section>
      )}
    </>
  )
}

function copyAddress(): Promise<void> {
  return copyText(window.location.href, {
    topic: 'share',
    copied: { title: text.shared },
    failed: { title: text.shareFailed },
  })
}
