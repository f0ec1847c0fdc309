import { useRef, useState } from 'react'

/**
 * Runs only one of several actions in a place at a time: `running` is the one that was pressed, and no other starts
 * meanwhile.
 */
export function useOneAction<Name extends string>() {
  const [running, setRunning] = useState<Name | null>(null)
  const isRunning = useRef(false)
  async function run(name: Name, action: () => Promise<unknown>) {
    if (isRunning.current) return
    isRunning.current = true
    setRunning(name)
    try {
      await action()
    } finally {
      isRunning.current = false
      setRunning(null)
    }
  }
  return { running, run }
}
