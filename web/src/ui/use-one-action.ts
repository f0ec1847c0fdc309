import { useRef, useState } from 'react'

/** Actions of one place that wait for the line: `running` is the one that was pressed, and none begins beside it. */
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
