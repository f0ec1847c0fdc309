import { Closing, FreeFeatures } from '#features/landing/closing.tsx'
import { FeatureCards } from '#features/landing/feature-cards.tsx'
import { FigureTiles } from '#features/landing/figure-tiles.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { landingMessages } from '#features/landing/landing-messages.ts'
import { useCatalogueFigures } from '#features/landing/use-catalogue-figures.ts'
import { PageTitle } from '#page/page.tsx'

export function LandingPage() {
  const figures = useCatalogueFigures()
  return (
    <>
      <PageTitle>{landingMessages.title}</PageTitle>
      <Hero figures={figures} />
      <div className="flex flex-col gap-14 pb-14">
        <FigureTiles figures={figures} />
        <FeatureCards />
        <FreeFeatures />
      </div>
      <Closing />
    </>
  )
}
