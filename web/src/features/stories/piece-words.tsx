import { graphql, readFragment, type FragmentType } from '#gql'
import { WrittenText } from '#ui/written-text.tsx'
import { storiesMessages as text } from './stories-messages.ts'
import { StoryImage } from './story-image.tsx'

const fragment = graphql(`
  fragment PieceWords_Words on ContentWords {
    title
    subtitle
    story
    quote
    quoteAuthor
    impactSummary
    videoUrl
    tags
    studentName
    studentCountry
    studyField
    university
    graduationYear
    gpaImprovement
    currentRole
    sourceName
    sourceTitle
    sourceOrganization
    testimonial
    rating
    heroImage {
      id
      alt
      ...StoryImage_Image
    }
    profileImage {
      id
      alt
      ...StoryImage_Image
    }
    sourceImage {
      id
      alt
      ...StoryImage_Image
    }
    galleryImages {
      id
      alt
      ...StoryImage_Image
    }
  }
`)

/** Every word of a text, before anybody else reads it: none may be missing here. */
export function PieceWords(props: { words: FragmentType<typeof fragment> }) {
  const words = readFragment(fragment, props.words)
  const lines = [
    words.subtitle,
    list([words.studentName, words.studentCountry]),
    list([words.studyField, words.university, words.graduationYear]),
    list([words.currentRole, words.gpaImprovement]),
    list([words.sourceName, words.sourceTitle, words.sourceOrganization]),
    list([words.quote, words.quoteAuthor]),
    words.rating === null ? null : text.rating(words.rating),
    words.impactSummary,
    words.videoUrl,
    words.tags?.join(' · '),
  ]
  const { heroImage, profileImage, sourceImage, galleryImages } = words
  const images = [heroImage, profileImage, sourceImage, ...(galleryImages ?? [])]
  return (
    <div className="flex flex-col gap-3">
      {lines
        .filter((line) => line)
        .map((line) => (
          <p key={line} className="max-w-prose break-words">
            {line}
          </p>
        ))}
      <WrittenText>{words.story ?? words.testimonial ?? ''}</WrittenText>
      {images
        .filter((image) => image !== null)
        .map((image) => (
          <figure key={image.id} className="max-w-80">
            <StoryImage image={image} sizes="20rem" />
            <figcaption className="text-sm text-muted">{image.alt}</figcaption>
          </figure>
        ))}
    </div>
  )
}

function list(parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}
