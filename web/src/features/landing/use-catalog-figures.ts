import { useEffect, useState } from 'react'
import { ask } from '#lib/graphql/graphql-request.ts'
import type { LandingFiguresQuery } from '#gql/graphql'

export const figuresQuery = /* GraphQL */ `
  query LandingFigures {
    scholarshipStats {
      totalCount
      deadlines {
        confirmed
        usual
        waiting
      }
      deadlineSoonCount
      freshness
    }
    universityStats {
      totalUniversities
    }
  }
`

export type CatalogFigures =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; data: LandingFiguresQuery }

const freshForMs = 5 * 60_000
let kept: { at: number; data: LandingFiguresQuery } | null = null

/** The catalog's counts, fresh for five minutes; read without Apollo, which the landing page does not load. */
export function useCatalogFigures(): CatalogFigures {
  const [figures, setFigures] = useState<CatalogFigures>(() =>
    kept && Date.now() - kept.at < freshForMs
      ? { status: 'ready', data: kept.data }
      : { status: 'loading' },
  )
  const isKnown = figures.status === 'ready'
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    const load = async () => {
      const next = await readFigures()
      if (isWanted) setFigures(next)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [isKnown])
  return figures
}

async function readFigures(): Promise<CatalogFigures> {
  try {
    const data = await ask(figuresQuery)
    kept = { at: Date.now(), data }
    return { status: 'ready', data }
  } catch {
    // The page says the same without figures.
    return { status: 'failed' }
  }
}
