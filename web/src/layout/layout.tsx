import type { ReactNode } from 'react'
import { ToastRegion } from '#ui/toast-region.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { layoutMessages } from './layout-messages.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-sea px-4 py-3 font-semibold text-on-sea focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {layoutMessages.skip}
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="peer grow">
        {children}
      </main>
      <Footer />
      <ToastRegion />
    </div>
  )
}
