import { useEffect, useRef, useState } from 'react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import type { LandingStoriesQuery } from '#gql/graphql'

const FeaturedStories = lazyPart(
  async () => (await import('./featured-stories.tsx')).FeaturedStories,
)

/**
 * The place of the stories that administrators feature. A reader far above it finds them there later; nothing loads
 * while the place is in view, so that nothing moves under a reader.
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
    // Without stories the page still says everything that it has to.
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

/**
 * Acts once the element is below the visible part.
 * @returns a function to call when nobody waits anymore
 */
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
