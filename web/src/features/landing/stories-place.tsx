import { useEffect, useRef, useState } from 'react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import type { LandingStoriesQuery } from '#gql/graphql'

const FeaturedStories = lazyPart(
  async () => (await import('./featured-stories.tsx')).FeaturedStories,
)

/**
 * Where the stories that administrators put forward stand. Who is far above it finds them there; while it is in view
 * nothing comes, so that nothing that somebody reads is moved.
 */
export function StoriesPlace() {
  const place = useRef<HTMLDivElement>(null)
  const [stories, setStories] = useState<LandingStoriesQuery | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isWanted = true
    const load = async () => {
      const { readFeaturedStories } = await import('./featured-stories.tsx')
      const found = await readFeaturedStories()
      const element = place.current
      if (!isWanted || !found || !element) return
      stop = whenBelow(element, () => setStories(found))
    }
    // The page says all that it has to without stories.
    load().catch(() => {})
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return (
    <div ref={place}>
      {stories && (
        <LazyPart>
          <FeaturedStories stories={stories} />
        </LazyPart>
      )}
    </div>
  )
}

/** Acts once the element is below what is seen. @returns to call when nobody waits any more */
function whenBelow(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
