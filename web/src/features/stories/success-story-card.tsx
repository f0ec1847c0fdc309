import { graphql, readFragment, type FragmentType } from '#gql'
import { cardStyle } from '#ui/card-style.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { WrittenText } from '#ui/written-text.tsx'
import { excerptOf } from './excerpt.ts'
import { LikeButton } from './like-button.tsx'
import { recordView } from './record-view.ts'
import { storiesMessages as text } from './stories-messages.ts'
import { StoryFacts } from './story-facts.tsx'
import { StoryImage } from './story-image.tsx'

const fragment = graphql(`
  fragment SuccessStoryCard_Story on SuccessStory {
    id
    title
    studentName
    studentCountry
    studyField
    university
    graduationYear
    story
    gpaImprovement
    currentRole
    publishedAt
    viewCount
    likeCount
    hasMyLike
    profileImage {
      id
      ...StoryImage_Image
    }
    donor {
      id
      name
    }
  }
`)

type Props = {
  story: FragmentType<typeof fragment>
  /** The level of its heading: one below that of its section. */
  level?: 2 | 4
}

/** The story of a recipient, who agreed to these words. */
export function SuccessStoryCard({ level = 2, ...props }: Props) {
  const Heading = `h${level}` as const
  const story = readFragment(fragment, props.story)
  const { studyField, university, graduationYear } = story
  const studies = [studyField, university, graduationYear].filter(Boolean).join(' · ')
  const person = [story.studentName, story.studentCountry].filter(Boolean).join(', ')
  const excerpt = excerptOf(story.story)
  const since = [story.currentRole, story.gpaImprovement].filter(Boolean).join(' · ')
  return (
    <article className={cardStyle('p-card', 'flex flex-col gap-3')}>
      <StoryFacts {...story} />
      <div className="flex items-start gap-4">
        {story.profileImage && (
          <StoryImage
            image={story.profileImage}
            sizes="5rem"
            className="size-20 shrink-0 object-cover"
          />
        )}
        <div className="min-w-0">
          <Heading className="text-lg font-semibold break-words">{story.title}</Heading>
          <p className="break-words">{person}</p>
          {studies && <p className="text-sm break-words text-muted">{studies}</p>}
          {since && <p className="text-sm break-words text-muted">{since}</p>}
        </div>
      </div>
      {excerpt && <p className="max-w-prose break-words">{excerpt}</p>}
      <Disclosure summary={text.read} onFirstOpen={() => recordView(story.id)}>
        <WrittenText>{story.story}</WrittenText>
      </Disclosure>
      <LikeButton liked={story} />
    </article>
  )
}
