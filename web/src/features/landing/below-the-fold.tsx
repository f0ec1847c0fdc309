import { Closing, FreeFeatures } from './closing.tsx'
import { StoriesPlace } from './stories-place.tsx'
import { FeatureCards } from './feature-cards.tsx'

/** Everything below the first screen. */
export function BelowTheFold() {
  return (
    <>
      <div className="flex flex-col gap-14 pb-14">
        <FeatureCards />
        <FreeFeatures />
      </div>
      <StoriesPlace />
      <Closing />
    </>
  )
}
