import { Star } from 'lucide-react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { cardStyle } from '#ui/card-style.ts'
import { LikeButton } from './like-button.tsx'
import { storiesMessages as text } from './stories-messages.ts'
import { StoryFacts } from './story-facts.tsx'
import { StoryImage } from './story-image.tsx'

const fragment = graphql(`
  fragment TestimonialCard_Testimonial on Testimonial {
    id
    sourceName
    sourceTitle
    sourceOrganization
    testimonial
    rating
    category
    publishedAt
    likeCount
    hasMyLike
    sourceImage {
      id
      ...StoryImage_Image
    }
  }
`)

/** A person's words, and who they are. */
export function TestimonialCard(props: { testimonial: FragmentType<typeof fragment> }) {
  const said = readFragment(fragment, props.testimonial)
  const { sourceName, sourceTitle, sourceOrganization, sourceImage, rating } = said
  const source = [sourceName, sourceTitle, sourceOrganization].filter(Boolean).join(', ')
  return (
    <figure className={cardStyle('p-card', 'flex flex-col gap-3')}>
      <StoryFacts {...said} />
      <blockquote className="max-w-prose border-s-4 border-line ps-4 break-words whitespace-pre-line">
        {said.testimonial}
      </blockquote>
      <figcaption className="flex items-center gap-3">
        {sourceImage && (
          <StoryImage
            image={sourceImage}
            sizes="3rem"
            className="size-12 shrink-0 object-cover"
          />
        )}
        <span className="min-w-0 break-words">{source}</span>
        {rating !== null && (
          <span className="tabular inline-flex items-center gap-1 text-sm text-muted">
            <Star aria-hidden="true" size={16} />
            {text.rating(rating)}
          </span>
        )}
      </figcaption>
      <LikeButton liked={said} />
    </figure>
  )
}
