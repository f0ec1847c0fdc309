import { FigureTiles } from '#features/landing/figure-tiles.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { landingMessages } from '#features/landing/landing-messages.ts'
import { PreviewPlace } from '#features/landing/preview-place.tsx'
import { useCatalogFigures } from '#features/landing/use-catalog-figures.ts'
import { PageTitle } from '#page/page.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'

// Its markup comes with the page; its script loads after that of the first screen.
const BelowTheFold = lazyPart(
  async () => (await import('#features/landing/below-the-fold.tsx')).BelowTheFold,
)

export function LandingPage() {
  const figures = useCatalogFigures()
  return (
    <>
      <PageTitle>{landingMessages.title}</PageTitle>
      <Hero figures={figures} />
      <PreviewPlace />
      <div className="pb-14">
        <FigureTiles figures={figures} />
      </div>
      <LazyPart>
        <BelowTheFold />
      </LazyPart>
    </>
  )
}
