import { useEffect, useEffectEvent, useState } from 'react'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'
import { commandOf, type Command } from './score-keys.ts'

/** Listens to the keys of the scoring page while they are switched on; the choice stays in this browser. */
export function useScoreKeys(run: (command: Command) => void) {
  const [isOn, setIsOn] = useState(() => readStored(browserKeys.scoreKeys) !== 'off')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command || !isOn) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return {
    isOn,
    setIsOn(next: boolean) {
      setIsOn(next)
      writeStored(browserKeys.scoreKeys, next ? null : 'off')
    },
  }
}
