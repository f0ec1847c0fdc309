import { useEffect, useRef, useState } from 'react'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'
import { answers, type LetterRequest } from './request.ts'

const PAUSE_MS = 1_000
const AGAIN_MS = 5_000

export type DraftState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused'

/**
 * The text of a letter: saved on the device with each word, on the server after each pause. Text that the server
 * lacks is restored from the device, and sent once there is a connection.
 */
export function useLetterDraft(token: string, request: LetterRequest) {
  const key = `${browserKeys.letter}${request.id}`
  const [kept] = useState(() => readStored(key))
  const [text, setText] = useState(kept ?? request.draftText ?? '')
  const [state, setState] = useState<DraftState>(kept === null ? 'saved' : 'unsaved')
  const newest = useRef(text)

  useEffect(() => {
    if (state !== 'unsaved' && state !== 'offline') return
    const send = async () => {
      setState('saving')
      try {
        const refusal = await answers.saveDraft(token, text)
        if (refusal) return setState('refused')
        const isNewest = newest.current === text
        if (isNewest) writeStored(key, null)
        setState(isNewest ? 'saved' : 'unsaved')
      } catch {
        setState('offline')
      }
    }
    const timer = setTimeout(() => void send(), state === 'offline' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, text, token, key])

  function change(next: string) {
    newest.current = next
    writeStored(key, next)
    setText(next)
    setState((before) => (before === 'saving' ? before : 'unsaved'))
  }

  return { text, state, change, forget: () => writeStored(key, null) }
}
