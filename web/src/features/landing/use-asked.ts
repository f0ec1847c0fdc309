import { useEffect, useState } from 'react'

export type Asked<Data> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: Data }

const freshForMs = 5 * 60_000
const answers = new Map<string, { at: number; data: unknown }>()

/**
 * Reads once for each key, and answers from memory for five minutes; an answer that comes after another key was
 * chosen is kept, but not shown. It does without Apollo, which the landing page does not load.
 * @param read called again for another key, and when somebody tries again
 */
export function useAsked<Data>(key: string, read: () => Promise<Data>): Asked<Data> {
  const [found, setFound] = useState<{ key: string; asked: Asked<Data> } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const show = (asked: Asked<Data>) => {
      if (isWanted) setFound({ key, asked })
    }
    const load = async () => {
      try {
        show({ status: 'ready', data: await kept(key, read) })
      } catch (error) {
        const retry = () => {
          show({ status: 'loading' })
          setAttempt((before) => before + 1)
        }
        show({ status: 'failed', error, retry })
      }
    }
    void load()
    return () => {
      isWanted = false
    }
    // The answer depends on the key alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt])
  return found?.key === key ? found.asked : { status: 'loading' }
}

async function kept<Data>(key: string, read: () => Promise<Data>): Promise<Data> {
  const answer = answers.get(key)
  if (answer && Date.now() - answer.at < freshForMs) return answer.data as Data
  const data = await read()
  answers.set(key, { at: Date.now(), data })
  return data
}
